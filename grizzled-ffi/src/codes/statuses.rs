//! Versions, statuses, and what they say.

use super::codes;
use grizzled_core::vocabulary::MAX_DECK;

codes! {
    /// The binary interface.
    INTERFACE: u32 {
        /// Its number. It changes when a program built against another one could not work.
        GRZ_ABI = 2;
    }
}

codes! {
    /// General numbers.
    GENERAL: u32 {
        /// In a field: nothing of the kind that it names.
        GRZ_NONE = u8::MAX as u32;
        /// As the length of a text: it ends with NUL.
        GRZ_TO_NUL = u32::MAX;
        /// As the sequence number that grz_submit expects: any.
        GRZ_ANY_SEQUENCE = u32::MAX;
        /// The most cards in grz_event.order.
        GRZ_MAX_ORDER = MAX_DECK as u32;
        /// The most bytes of a text, or of something saved as JSON, that a call takes.
        GRZ_MAX_INPUT = 1 << 22;
        /// The most bytes of a log, a stream or records in bytes that a call takes. A game has some thousands.
        GRZ_MAX_BYTES = 1 << 20;
        /// The most settings of rules.
        GRZ_MAX_SETTINGS = 256;
        /// The most games of a batch.
        GRZ_MAX_BATCH = 1 << 16;
    }
}

codes! {
    /// Statuses: what a call came to. Numbers are never used again for something else.
    STATUSES: i32 {
        /// It was done.
        GRZ_OK = 0;
        /// The rules refuse the command; grz_error says why. Nothing has changed.
        GRZ_E_REJECTED = -1;
        /// The handle names nothing of its kind: never made, freed, of another kind, or made up.
        GRZ_E_HANDLE = -2;
        /// Another call on this handle is under way.
        GRZ_E_BUSY = -3;
        /// A pointer that is needed is NULL.
        GRZ_E_NULL = -4;
        /// A pointer is not aligned for what it points to.
        GRZ_E_ALIGNMENT = -5;
        /// A struct_size is not the size of that struct in this version.
        GRZ_E_STRUCT_SIZE = -6;
        /// A number is outside its range, or no player sits at the seat.
        GRZ_E_VALUE = -7;
        /// The caller's buffer is too short; only the need was written.
        GRZ_E_SHORT = -8;
        /// There are as many handles of this kind as there can be: 2^20 at once.
        GRZ_E_FULL = -9;
        /// A defect of the library. The handle can only be freed; other handles are sound.
        GRZ_E_INTERNAL = -10;
        /// An earlier call on this handle met a defect of the library; it can only be freed.
        GRZ_E_POISONED = -11;
        /// The header is not that of the library.
        GRZ_E_ABI = -12;
        /// A text is not UTF-8, or there is a NUL in it.
        GRZ_E_TEXT = -13;
        /// More is asked for than the library takes: bytes, settings, or games.
        GRZ_E_LIMIT = -14;
        /// Two places that the call writes to lie over each other.
        GRZ_E_OVERLAP = -15;
        /// The sequence number is not the next one: something has happened that the caller has not seen.
        GRZ_E_SEQUENCE = -16;
        /// The text or the bytes cannot be read as what was asked for; grz_error says where.
        GRZ_E_FORMAT = -17;
        /// A newer version of the library wrote it.
        GRZ_E_NEWER = -18;
        /// No game can be played by these rules; grz_error says why.
        GRZ_E_RULES = -19;
        /// No game can start like this; grz_error says why.
        GRZ_E_SETUP = -20;
        /// An event cannot have happened in this game; grz_error says which.
        GRZ_E_REPLAY = -21;
        /// The last command cannot be taken back: there is none, or something was drawn or seen since.
        GRZ_E_UNDO = -22;
        /// A position cannot say how the game stands; the text of the whole game can.
        GRZ_E_UNSAYABLE = -23;
        /// The log is not the game that its host committed to; grz_error says where.
        GRZ_E_DISHONEST = -24;
        /// The campaign, or what it was saved from, does not fit that.
        GRZ_E_CAMPAIGN = -25;
        /// The game stands in the middle of a command (grz_game_at): it can be looked at and not be played on.
        GRZ_E_MIDWAY = -26;
        /// What was sent to a client is not for its viewer: another viewer's, the host's own, or with a secret of others.
        GRZ_E_VIEWER = -27;
        /// A command is staged (grz_stage) and neither committed nor rolled back; or none is, where one is needed.
        GRZ_E_STAGED = -28;
        /// The operating system gave no random bytes.
        GRZ_E_RANDOM = -29;
        /// There is not as much memory as the call may need. Nothing has changed.
        GRZ_E_MEMORY = -30;
    }
}

/// The statuses in French, in the order of [`STATUSES`].
const FRENCH: [&str; STATUSES.rows.len()] = [
    "C'est fait.",
    "Les règles refusent la commande ; grz_error dit pourquoi. Rien n'a changé.",
    "Le descripteur ne désigne rien de son genre : jamais créé, libéré, d'un autre genre, ou inventé.",
    "Un autre appel sur ce descripteur est en cours.",
    "Un pointeur nécessaire est NULL.",
    "Un pointeur n'est pas aligné pour ce qu'il désigne.",
    "Un struct_size n'est pas la taille de cette structure dans cette version.",
    "Un nombre est hors de ses bornes, ou personne ne joue à cette place.",
    "Le tampon de l'appelant est trop court ; seul le besoin a été écrit.",
    "Il y a autant de descripteurs de ce genre qu'il peut y en avoir.",
    "Un défaut de la bibliothèque. Ce descripteur ne peut plus qu'être libéré ; les autres sont sains.",
    "Un appel précédent sur ce descripteur a rencontré un défaut de la bibliothèque ; il ne peut plus qu'être libéré.",
    "L'en-tête n'est pas celui de la bibliothèque.",
    "Un texte n'est pas en UTF-8, ou contient un NUL.",
    "C'est plus que la bibliothèque n'accepte : octets, réglages ou parties.",
    "Deux emplacements où l'appel écrit se recouvrent.",
    "Le numéro n'est pas le suivant : il s'est passé quelque chose que l'appelant n'a pas vu.",
    "Le texte ou les octets ne se lisent pas comme ce qui est demandé ; grz_error dit où.",
    "Une version plus récente de la bibliothèque l'a écrit.",
    "Aucune partie ne se joue selon ces règles ; grz_error dit pourquoi.",
    "Aucune partie ne peut commencer ainsi ; grz_error dit pourquoi.",
    "Un événement n'a pas pu se produire dans cette partie ; grz_error dit lequel.",
    "La dernière commande ne peut être reprise : il n'y en a pas, ou on a tiré ou vu quelque chose depuis.",
    "Une position ne peut dire où en est la partie ; le texte de la partie entière le peut.",
    "Le journal n'est pas la partie à laquelle son hôte s'était engagé ; grz_error dit où.",
    "La campagne, ou ce dont elle a été sauvegardée, ne s'y accorde pas.",
    "La partie se trouve au milieu d'une commande (grz_game_at) : on peut la regarder, non la poursuivre.",
    "Ce qui a été envoyé n'est pas pour ce client : c'est à un autre, à l'hôte, ou cela contient un secret d'autrui.",
    "Une commande est à l'essai (grz_stage), ni validée ni annulée ; ou il n'y en a pas là où il en faut une.",
    "Le système d'exploitation n'a pas donné d'octets aléatoires.",
    "Il n'y a pas autant de mémoire que l'appel peut en demander. Rien n'a changé.",
];

/// What a status means, in English or French; nothing for a number that is none.
pub(crate) fn status_words(status: i32, french: bool) -> Option<&'static str> {
    let place = STATUSES.rows.iter().position(|row| row.value == i64::from(status))?;
    Some(if french { FRENCH[place] } else { STATUSES.rows[place].words() })
}
