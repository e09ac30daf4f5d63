//! What the Hard Knocks are called and what they do, in our own words.

use super::Lang;
use crate::cards::HardKnock::{self, *};

/// The texts of one Hard Knock: English first, French second.
pub(super) struct Text {
    #[allow(dead_code, reason = "it is read while compiling, which the oldest Rust counts as no use")]
    knock: HardKnock,
    name: [&'static str; 2],
    effect: [&'static str; 2],
}

const fn text(knock: HardKnock, name: [&'static str; 2], effect: [&'static str; 2]) -> Text {
    Text { knock, name, effect }
}

/// The texts in the fixed order of the kinds.
#[rustfmt::skip]
const TEXTS: [Text; 23] = [
    text(TraumaOfNight, ["Trauma of Night", "Traumatisme de la Nuit"],
        ["One more Night while you are in the Mission.", "Une Nuit de plus tant que vous êtes en Mission."]),
    text(TraumaOfRain, ["Trauma of Rain", "Traumatisme de la Pluie"],
        ["One more Rain while you are in the Mission.", "Une Pluie de plus tant que vous êtes en Mission."]),
    text(TraumaOfSnow, ["Trauma of Snow", "Traumatisme de la Neige"],
        ["One more Snow while you are in the Mission.", "Une Neige de plus tant que vous êtes en Mission."]),
    text(PhobiaOfMask, ["Phobia of Mask", "Phobie du Masque"],
        ["One more Mask while you are in the Mission.", "Un Masque de plus tant que vous êtes en Mission."]),
    text(PhobiaOfShell, ["Phobia of Shell", "Phobie de l'Obus"],
        ["One more Shell while you are in the Mission.", "Un Obus de plus tant que vous êtes en Mission."]),
    text(PhobiaOfWhistle, ["Phobia of Whistle", "Phobie du Sifflet"],
        ["One more Whistle while you are in the Mission.", "Un Sifflet de plus tant que vous êtes en Mission."]),
    text(Wounded, ["Wounded", "Blessé"],
        ["Counts as two Hard Knocks.", "Compte pour deux Coups Durs."]),
    text(Mute, ["Mute", "Muet"],
        ["You make no Speech.", "Vous ne faites pas de Discours."]),
    text(Tyrannical, ["Tyrannical", "Tyrannique"],
        ["You become Mission Leader and stay so.", "Vous devenez Chef de Mission et le restez."]),
    text(Demoralized, ["Demoralized", "Démoralisé"],
        ["One more card at each drop of Morale.", "Une carte de plus à chaque baisse de Moral."]),
    text(Fragile, ["Fragile", "Fragile"],
        ["While you stay, the others withdraw only empty-handed.",
         "Tant que vous restez, les autres ne se replient que la main vide."]),
    text(Fearful, ["Fearful", "Craintif"],
        ["On your turn, withdraw if a threat is active twice.",
         "À votre tour, repliez-vous si une menace est active deux fois."]),
    text(Panicked, ["Panicked", "Paniqué"],
        ["Your Support tile is drawn at random.", "Votre tuile Soutien est tirée au hasard."]),
    text(Frenzied, ["Frenzied", "Frénétique"],
        ["You draw two more cards after each deal.", "Vous piochez deux cartes de plus après chaque donne."]),
    text(Selfish, ["Selfish", "Égoïste"],
        ["Your Support goes to yourself.", "Votre Soutien vous revient."]),
    text(Hardheaded, ["Hardheaded", "Entêté"],
        ["You cannot withdraw with two or more cards.", "Pas de repli avec deux cartes ou plus en main."]),
    text(Prideful, ["Prideful", "Orgueilleux"],
        ["You withdraw only empty-handed or as the last one.", "Repli la main vide ou en dernier seulement."]),
    text(Clumsy, ["Clumsy", "Maladroit"],
        ["After withdrawing you draw a card and play it.", "Après votre repli, vous piochez une carte et la jouez."]),
    text(AbsentMinded, ["Absent-minded", "Étourdi"],
        ["Before withdrawing you lose a Support tile.", "Avant votre repli, vous perdez une tuile Soutien."]),
    text(Aggressive, ["Aggressive", "Agressif"],
        ["Traps that you set off draw one card more.", "Les Pièges que vous déclenchez piochent une carte de plus."]),
    text(Scarred, ["Scarred", "Balafré"],
        ["It cannot be discarded.", "Il ne peut être défaussé."]),
    text(Superstitious, ["Superstitious", "Superstitieux"],
        ["You cannot use your Good Luck Charm.", "Vous ne pouvez utiliser votre Porte-Bonheur."]),
    text(Loyal, ["Loyal", "Loyal"],
        ["You are never the first to withdraw.", "Vous n'êtes jamais le premier à vous replier."]),
];

// The texts stand in the order of the kinds.
const _: () = {
    let mut at = 0;
    while at < TEXTS.len() {
        assert!(TEXTS[at].knock.number() as usize == at);
        at += 1;
    }
};

const fn of(lang: Lang, texts: [&'static str; 2]) -> &'static str {
    lang.pick(texts[0], texts[1])
}

/// The Hard Knock's name.
#[must_use]
pub const fn hard_knock(lang: Lang, knock: HardKnock) -> &'static str {
    of(lang, TEXTS[knock.number() as usize].name)
}

/// What the Hard Knock does, in a line.
#[must_use]
pub const fn effect(lang: Lang, knock: HardKnock) -> &'static str {
    of(lang, TEXTS[knock.number() as usize].effect)
}
