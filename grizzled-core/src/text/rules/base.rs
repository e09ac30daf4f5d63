//! The rules of the base game, and those that both games have.

use super::Text;
use crate::vocabulary::RuleId::*;

/// Sections 1 to 8 of the rules document.
#[rustfmt::skip]
pub(super) const BASE: &[Text] = &[
    // The table
    (Tab1,
        "Play goes clockwise, and the next seat clockwise is the seat to the left.",
        "On joue dans le sens des aiguilles d'une montre, et la place suivante dans ce sens est celle de gauche."),
    (Tab2,
        "There are six threats: Night, Rain and Snow are weather, Mask, Shell and Whistle are assault.",
        "Il y a six menaces : Nuit, Pluie et Neige tiennent au temps, Masque, Obus et Sifflet à l'assaut."),
    (Tab3,
        "A Trial card is a Threat bearing one to six different threats, a Hard Knock, or Merry Christmas.",
        "Une carte Épreuve est une Menace portant une à six menaces différentes, un Coup Dur ou Joyeux Noël."),
    (Tab4,
        "A discarded card is out of play for the rest of the game, in a campaign for the rest of the Chapter.",
        "Une carte défaussée est hors jeu pour le reste de la partie, en campagne pour le reste du Chapitre."),
    (Tab5,
        "Only its owner knows a hand, the tiles held and the tile laid face down; nobody knows what lies in the \
         piles.",
        "Chacun est seul à connaître sa main, ses tuiles et celle qu'il a posée face cachée ; personne ne sait ce \
         que contiennent les piles."),
    (Tab6,
        "A draw from an empty Trials pile is ignored.",
        "Piocher quand la pile des Épreuves est vide reste sans effet."),
    // The deck and the box
    (Deck1,
        "The base deck has 39 Threats, nine of them with a Trap; each threat stands on exactly 14 cards.",
        "Le paquet de base compte 39 Menaces, dont neuf avec Piège ; chaque menace figure sur 14 cartes exactement."),
    (Deck2,
        "The base deck has 19 Hard Knocks, all different: three Traumas, three Phobias and 13 others.",
        "Le paquet de base compte 19 Coups Durs, tous différents : trois Traumatismes, trois Phobies et 13 autres."),
    (Deck3,
        "The base deck has one Merry Christmas.",
        "Le paquet de base compte une carte Joyeux Noël."),
    (Deck4,
        "Each of the six characters has a Good Luck Charm of a different threat, and no two seats play the same \
         character.",
        "Chacun des six personnages a le Porte-Bonheur d'une autre menace, et deux places n'ont jamais le même \
         personnage."),
    (Deck5,
        "There are 16 Support tiles: six left, six right, two double left and two double right.",
        "Il y a 16 tuiles Soutien : six Gauche, six Droite, deux Double gauche et deux Double droite."),
    // Setting up
    (Set1,
        "A base game is for two to five players and begins with 25 Trials (20 for two, 30 for Veterans); the rest of \
         the deck is Morale.",
        "Le jeu de base se joue de deux à cinq et commence avec 25 Épreuves (20 à deux, 30 en Vétéran) ; le reste du \
         paquet forme le Moral."),
    (Set2,
        "Each seat gets a left tile, a right tile and a third at random; with three seats or fewer the doubles stay \
         out.",
        "Chaque place reçoit une tuile Gauche, une Droite et une troisième au hasard, sans les doubles à trois \
         places ou moins."),
    (Set3,
        "The supply has five Speech tokens for two or three players, four for four, three for five, and five in \
         Armistice.",
        "La réserve compte cinq jetons Discours à deux ou trois joueurs, quatre à quatre, trois à cinq, et cinq dans \
         Armistice."),
    (Set4,
        "The first Mission Leader is named by the players or drawn at random.",
        "Le premier Chef de Mission est désigné par les joueurs ou tiré au hasard."),
    (Set5,
        "In a Rookie game Traps do nothing, in a Normal one they act, and a Veteran game is a Normal one with 30 \
         Trials.",
        "En Débutant, les Pièges ne font rien ; en Normal, ils agissent ; en Vétéran aussi, avec 30 Épreuves."),
    // Preparation
    (Prep0,
        "A Mission begins with all the Grizzled in it and all their Hard Knocks in force.",
        "Une Mission commence avec tous les Poilus présents et tous leurs Coups Durs en vigueur."),
    (Prep1,
        "The Leader chooses the intensity: at least three in a base game's first Mission, else at least one or what \
         the Order says.",
        "Le Chef choisit l'intensité : au moins trois à la première Mission du jeu de base, sinon au moins un ou ce \
         que dit l'Ordre."),
    (Prep2,
        "The greatest intensity on offer is the one that empties the Trials pile; the least one is always on offer.",
        "L'intensité va jusqu'à celle qui vide la pile des Épreuves ; la plus petite est toujours permise."),
    (Prep3,
        "Cards are dealt one at a time, clockwise from the Leader; the deal stops when the pile is empty.",
        "Les cartes sont distribuées une à une, du Chef vers la gauche ; la donne s'arrête quand la pile est vide."),
    (Prep4,
        "After the deal the owners of Frenzied draw, seat by seat from the Leader; then a Recruit may arrive.",
        "Après la donne, les porteurs de Frénétique piochent, place par place à partir du Chef ; puis une Recrue \
         peut arriver."),
    (Prep5,
        "After the deal the active threats are checked, so a Mission can fail at once; else the Leader takes the \
         first turn.",
        "Après la donne, on vérifie les menaces actives : la Mission peut échouer aussitôt ; sinon, le Chef joue en \
         premier."),
    // The Mission
    (Mis1,
        "Turns go clockwise over those still in the Mission; a turn is exactly one action, and nobody may pass.",
        "Le tour passe à gauche entre ceux qui sont encore en Mission ; un tour est une seule action, et passer est \
         interdit."),
    (Mis2,
        "A Mission fails when a threat is active three times, by No Man's Land and the Traumas and Phobias of those \
         in the Mission.",
        "La Mission échoue dès qu'une menace est active trois fois, par le No Man's Land et les Traumatismes et \
         Phobies des Poilus en Mission."),
    (Mis3,
        "Threats are checked after each card that comes into play; a Trap on the card that makes the Mission fail \
         draws nothing.",
        "On vérifie les menaces après chaque carte mise en jeu ; le Piège d'une carte qui fait échouer la Mission ne \
         fait rien piocher."),
    (Mis4,
        "A Mission succeeds when all have withdrawn and it has not failed by the end of the last withdrawal.",
        "La Mission réussit quand tous se sont repliés et qu'elle n'a pas échoué à la fin du dernier repli."),
    (Cmd1,
        "What a player can do is listed in a fixed order, each choice once: every card, threat or kind of tile, and \
         declining.",
        "Les choix d'un joueur sont listés dans un ordre fixe, chacun une fois : chaque carte, menace ou sorte de \
         tuile, et renoncer."),
    (ActPlay,
        "A Threat played from hand goes to No Man's Land; a Hard Knock goes to whoever plays it and acts at once.",
        "Une Menace jouée de la main va au No Man's Land ; un Coup Dur revient à qui le joue et agit aussitôt."),
    (ActTrap,
        "A Trap on a Threat played from hand draws the top card of the Trials and plays it at once; a Trap on that \
         one does nothing.",
        "Le Piège d'une Menace jouée de la main fait piocher et jouer aussitôt la première carte des Épreuves, dont \
         le Piège est sans effet."),
    (ActXmas,
        "Whoever brings Merry Christmas into play may discard one Hard Knock of any seat; then Merry Christmas is \
         discarded.",
        "Qui met Joyeux Noël en jeu peut défausser un Coup Dur de n'importe qui ; puis Joyeux Noël est défaussé."),
    (ActCharm,
        "A Good Luck Charm that lies face up discards one Trial card bearing its threat from No Man's Land and turns \
         face down.",
        "Un Porte-Bonheur face visible défausse du No Man's Land une carte Épreuve portant sa menace, puis se \
         retourne."),
    (ActSpeech,
        "A Speech costs a token and names a threat: everyone else in the Mission may discard one card bearing it \
         from hand.",
        "Un Discours coûte un jeton et nomme une menace : chaque autre Poilu en Mission peut défausser de sa main \
         une carte qui la porte."),
    (ActSpeechSecret,
        "Everyone entitled to answer a Speech is asked, whatever they hold, and all answers are shown together.",
        "Tous ceux qui peuvent répondre à un Discours sont interrogés, quelle que soit leur main, et les réponses \
         sont montrées ensemble."),
    (ActWithdraw,
        "Whoever withdraws lays one of the Support tiles held face down, is out of the Mission and keeps the cards \
         in hand.",
        "Qui se replie pose face cachée une de ses tuiles Soutien, quitte la Mission et garde ses cartes en main."),
    (Wdr1,
        "With an empty hand one may always withdraw, whatever Hard Knocks or Orders forbid.",
        "La main vide, on peut toujours se replier, quoi qu'interdisent les Coups Durs ou les Ordres."),
    (Wdr2,
        "Whoever holds no Support tile withdraws without one.",
        "Qui n'a pas de tuile Soutien se replie sans tuile."),
    (Wdr3,
        "A withdrawal goes in this order: Absent-minded takes a tile, a tile is laid, the seat is out, Orders may be \
         cancelled, Clumsy draws.",
        "Un repli suit cet ordre : Étourdi retire une tuile, une tuile est posée, le Poilu est replié, des Ordres \
         peuvent être annulés, Maladroit pioche."),
    // The end of a Mission
    (Res1,
        "After a success the cards of No Man's Land are discarded; after a failure they are shuffled into the Trials \
         pile.",
        "Après une réussite, les cartes du No Man's Land sont défaussées ; après un échec, elles sont mélangées aux \
         Épreuves."),
    (Res2,
        "Whoever alone gets the most Support may discard up to two Hard Knocks or recover the charm; after a \
         failure, one Hard Knock.",
        "Qui reçoit seul le plus de Soutien peut défausser jusqu'à deux Coups Durs ou récupérer son Porte-Bonheur ; \
         après un échec, un Coup Dur."),
    (Res3,
        "After Support the game is lost if anyone bears four Hard Knocks or more, where Wounded counts as two.",
        "Après le Soutien, la partie est perdue si un Poilu porte quatre Coups Durs ou plus ; Blessé compte pour \
         deux."),
    (Res4,
        "After a success the game is won if the Trials pile and all hands are empty and no Recruit is in play.",
        "Après une réussite, la partie est gagnée si les Épreuves et toutes les mains sont vides et qu'aucune Recrue \
         n'est en jeu."),
    (Res5,
        "Morale drops by as many cards as all hands hold, three at least; they go from the Morale reserve to the top \
         of the Trials.",
        "Le Moral baisse d'autant de cartes qu'en comptent les mains, au moins trois, qui passent de la réserve sur \
         les Épreuves."),
    (Res6,
        "The game is lost when the Morale reserve is empty; in Armistice also with 13 cards or more in all hands \
         after the drop.",
        "La partie est perdue quand la réserve de Moral est vide ; dans Armistice, aussi avec 13 cartes ou plus en \
         main après la baisse."),
    (Res7,
        "The Leader token passes to the left, and the former Leader takes a Speech token if one remains.",
        "Le jeton de Chef passe à gauche, et l'ancien Chef prend un jeton Discours s'il en reste."),
    // Hard Knocks
    (Hk1,
        "While its owner is withdrawn, a Hard Knock does nothing to the Mission under way; what acts outside it goes \
         on.",
        "Quand son porteur s'est replié, un Coup Dur ne fait plus rien à la Mission en cours ; ce qui agit en dehors \
         d'elle continue."),
    (Hk2,
        "Where Hard Knocks contradict each other, the cards of the seat whose turn it is come first, and on one seat \
         the older one.",
        "Si des Coups Durs se contredisent, ceux du Poilu dont c'est le tour passent d'abord, et à une même place le \
         plus ancien."),
    (Hk3,
        "The effects of several copies of a Hard Knock add up; what they bar or demand counts once.",
        "Les effets de plusieurs exemplaires d'un Coup Dur s'ajoutent ; ce qu'ils interdisent ou exigent ne compte \
         qu'une fois."),
    (HkTrauma,
        "A Trauma makes its Night, Rain or Snow active once more while its owner is in the Mission.",
        "Un Traumatisme rend sa Nuit, sa Pluie ou sa Neige active une fois de plus tant que son porteur est en \
         Mission."),
    (HkPhobia,
        "A Phobia makes its Mask, Shell or Whistle active once more while its owner is in the Mission.",
        "Une Phobie rend son Masque, son Obus ou son Sifflet actif une fois de plus tant que son porteur est en \
         Mission."),
    (HkWounded,
        "Wounded counts as two Hard Knocks towards defeat, but as one card when it is discarded.",
        "Blessé compte pour deux Coups Durs pour la défaite, mais se défausse comme une seule carte."),
    (HkMute,
        "A Mute Grizzled makes no Speech, but may answer one and takes part in Support.",
        "Un Poilu Muet ne fait pas de Discours, mais peut répondre à un Discours et prend part au Soutien."),
    (HkTyrannical,
        "Whoever gets Tyrannical takes the Leader token at once and does not pass it on while the card stays.",
        "Qui subit Tyrannique prend aussitôt le jeton de Chef et ne le passe plus tant que la carte reste."),
    (HkDemoralized,
        "Demoralized adds one card to each drop of Morale, which is then four at least.",
        "Démoralisé ajoute une carte à chaque baisse de Moral, qui est alors d'au moins quatre."),
    (HkFragile,
        "While the owner of Fragile is in the Mission, the others can withdraw only with an empty hand.",
        "Tant que le porteur de Fragile est en Mission, les autres ne peuvent se replier que la main vide."),
    (HkFearful,
        "If a threat is active twice when the turn of a Fearful Grizzled starts, withdrawing is the only action.",
        "Si une menace est active deux fois au début de son tour, un Poilu Craintif ne peut que se replier."),
    (HkPanicked,
        "The Support tile that a Panicked Grizzled plays is drawn at random.",
        "La tuile Soutien que joue un Poilu Paniqué est tirée au hasard."),
    (HkFrenzied,
        "After each deal a Frenzied Grizzled draws two more cards, or as many as there are.",
        "Après chaque donne, un Poilu Frénétique pioche deux cartes de plus, ou autant qu'il en reste."),
    (HkSelfish,
        "The Support tile of a Selfish Grizzled counts for and returns to that Grizzled.",
        "La tuile Soutien d'un Poilu Égoïste compte pour lui et lui revient."),
    (HkHardheaded,
        "A Hardheaded Grizzled cannot withdraw with two or more cards in hand.",
        "Un Poilu Entêté ne peut se replier avec deux cartes ou plus en main."),
    (HkPrideful,
        "A Prideful Grizzled can withdraw only with an empty hand or as the last Grizzled in the Mission.",
        "Un Poilu Orgueilleux ne peut se replier que la main vide ou s'il est le dernier Poilu en Mission."),
    (HkClumsy,
        "After withdrawing, a Clumsy Grizzled draws the top card of the Trials and plays it; a Trap on it does \
         nothing.",
        "Après son repli, un Poilu Maladroit pioche la première carte des Épreuves et la joue ; un Piège y est sans \
         effet."),
    (HkAbsentMinded,
        "Before withdrawing, an Absent-minded Grizzled chooses one own Support tile, which leaves the game.",
        "Avant son repli, un Poilu Étourdi choisit une de ses tuiles Soutien, qui quitte le jeu."),
    (HkLock,
        "A Grizzled who could do nothing at all may withdraw.",
        "Un Poilu qui ne pourrait rien faire du tout peut se replier."),
    // Two players
    (Chap1,
        "In a base game for two the Chaplain takes the last seat: three tiles, no hand, no charm, never Leader, \
         never in the Mission.",
        "Au jeu de base à deux, l'Aumônier occupe la dernière place : trois tuiles, ni main ni Porte-Bonheur, jamais \
         Chef, jamais en Mission."),
    (Chap2,
        "Before the intensity is chosen, one of the Chaplain's tiles is drawn and laid face down; it counts after a \
         failure, too.",
        "Avant le choix de l'intensité, une tuile de l'Aumônier est tirée et posée face cachée ; elle compte aussi \
         après un échec."),
    (Chap3,
        "If the Chaplain gets the most Support, nobody is relieved; he keeps the tiles that he receives.",
        "Si l'Aumônier reçoit le plus de Soutien, personne n'est soulagé ; il garde les tuiles reçues."),
    (Chap4,
        "With the Chaplain, spent Speech tokens return to the supply, and the Trials pile begins with 20 cards.",
        "Avec l'Aumônier, les jetons Discours dépensés retournent à la réserve, et les Épreuves commencent à 20 \
         cartes."),
];
