//! The rules of *Armistice*, of the ways to play, and of cards as data.

use super::Text;
use crate::vocabulary::RuleId::*;

/// Sections 9 to 14 of the rules document.
#[rustfmt::skip]
pub(super) const ARMISTICE: &[Text] = &[
    // Armistice: cards and numbers
    (Arm1,
        "Armistice has 68 Trial cards, 45 Threats and 23 Hard Knocks, and no Merry Christmas; Aggressive is out \
         without Traps.",
        "Armistice a 68 cartes Épreuve, 45 Menaces et 23 Coups Durs, sans Joyeux Noël ; sans Pièges, Agressif est \
         retiré."),
    (Arm2,
        "A Chapter's Briefing gives the Trials pile, the Morale reserve, the first intensity and what the Chapter \
         adds.",
        "Le Briefing d'un Chapitre donne la pile des Épreuves, la réserve de Moral, la première intensité et ce \
         qu'ajoute le Chapitre."),
    (Arm3,
        "In Armistice relief recovers the charm as well, a Morale drop counts six cards in hands at most, and 13 or \
         more lose the game.",
        "Dans Armistice, le soulagement rend aussi le Porte-Bonheur, la baisse de Moral compte six cartes en main au \
         plus, et 13 ou plus font perdre."),
    (HkAggressive,
        "A Trap set off by an Aggressive Grizzled draws one card more.",
        "Le Piège que déclenche un Poilu Agressif fait piocher une carte de plus."),
    (HkScarred,
        "Neither relief nor Merry Christmas nor a Recruit's reward can discard Scarred; a Helping Hand can.",
        "Ni soulagement, ni Joyeux Noël, ni récompense d'une Recrue ne peut défausser Balafré ; un Coup de Main le \
         peut."),
    (HkSuperstitious,
        "A Superstitious Grizzled cannot use the Good Luck Charm.",
        "Un Poilu Superstitieux ne peut utiliser son Porte-Bonheur."),
    (HkLoyal,
        "A Loyal Grizzled cannot withdraw while all Grizzled are still in the Mission.",
        "Un Poilu Loyal ne peut se replier tant que tous les Poilus sont encore en Mission."),
    // Traps, Luck, precedence
    (TrapA,
        "A Hard Knock drawn by a Trap goes to the Grizzled who set the Trap off or, if a Recruit did, to the Leader.",
        "Un Coup Dur pioché par un Piège va au Poilu qui a déclenché le Piège ou, si c'est une Recrue, au Chef."),
    (Luck1,
        "A Trap is cancelled if No Man's Land shows more Luck symbols than Traps that Luck has cancelled in this \
         Mission.",
        "Un Piège est annulé si le No Man's Land montre plus de symboles Chance que la Chance n'a annulé de Pièges \
         dans cette Mission."),
    (Pri1,
        "Where cards contradict each other, Helping Hands come first, then Orders, the Recruit, the Chapter, Hard \
         Knocks and other rules.",
        "Si des cartes se contredisent, les Coups de Main passent d'abord, puis Ordres, Recrue, Chapitre, Coups Durs \
         et autres règles."),
    // Orders of the Day
    (Ord1,
        "A one-shot's deck has twelve Orders of the Day by difficulty; a Chapter's has as many as its Briefing says.",
        "Le paquet d'une partie unique a douze Ordres du Jour selon la difficulté ; celui d'un Chapitre, autant \
         qu'en dit son Briefing."),
    (Ord2,
        "When a Mission starts the Leader draws two Orders, chooses one, and puts the other back on top of the deck, \
         face down.",
        "Au début d'une Mission, le Chef pioche deux Ordres, en choisit un et remet l'autre sur le paquet, face \
         cachée."),
    (Ord3,
        "An Order names the least intensity and has an effect, which may be for good or for ill.",
        "Un Ordre fixe l'intensité minimale et a un effet, qui peut être bon ou mauvais."),
    (Ord4,
        "An Order is discarded after Support, unless it has a condition for its cancellation: then it stays until \
         that is met.",
        "Un Ordre est défaussé après le Soutien, sauf s'il a une condition d'annulation : il reste alors jusqu'à ce \
         qu'elle soit remplie."),
    (Ord5,
        "Whoever withdraws may draw to cancel an Order that allows it, even if the Trials have too few cards; a \
         Recruit cancels none.",
        "Qui se replie peut piocher pour annuler un Ordre qui le permet, même avec trop peu d'Épreuves ; une Recrue \
         n'en annule aucun."),
    (Ord6,
        "Where an Order and a Hard Knock contradict each other, the Order is obeyed.",
        "Si un Ordre et un Coup Dur se contredisent, l'Ordre l'emporte."),
    (Ord7,
        "An Order in No Man's Land is no Trial card: no charm discards it, and it is not shuffled into the Trials.",
        "Un Ordre au No Man's Land n'est pas une carte Épreuve : aucun Porte-Bonheur ne le défausse, et il n'est pas \
         mélangé aux Épreuves."),
    // Recruits
    (Rec1,
        "After the deal a Recruit arrives at the Leader's right if none is in play and the Trials can fill its hand.",
        "Après la donne, une Recrue arrive à droite du Chef si aucune n'est en jeu et si les Épreuves suffisent pour \
         sa main."),
    (Rec2,
        "A Recruit arrives with a hand drawn face up, to which nothing is dealt later, and the Morale tokens that \
         its card names.",
        "Une Recrue arrive avec une main piochée face visible, qui ne reçoit rien ensuite, et les jetons Moral \
         indiqués sur sa carte."),
    (Rec3,
        "On a Recruit's turn the Leader plays one of its cards or withdraws it; a Hard Knock goes to the Leader and \
         is barred if the Leader has withdrawn.",
        "Au tour d'une Recrue, le Chef joue une de ses cartes ou la replie ; un Coup Dur va au Chef et ne se joue \
         pas s'il s'est replié."),
    (Rec4,
        "A Recruit that withdraws gets a Morale token; in a drop of Morale its tokens count as cards in hands, its \
         own cards do not.",
        "Une Recrue qui se replie prend un jeton Moral ; à la baisse de Moral, ses jetons comptent comme cartes en \
         main, pas ses cartes."),
    (Rec5,
        "Support tiles and Speeches pass a Recruit over.",
        "Les tuiles Soutien et les Discours passent par-dessus une Recrue."),
    (Rec6,
        "A Recruit leaves after playing its last card and rewards the group, even if the Mission has just failed.",
        "Une Recrue s'en va après avoir joué sa dernière carte et récompense le groupe, même si la Mission vient \
         d'échouer."),
    (Rec7,
        "There is no victory while a Recruit is in play.",
        "Pas de victoire tant qu'une Recrue est en jeu."),
    (Rec8,
        "A Recruit's effect holds while it is in play, even after it has withdrawn.",
        "L'effet d'une Recrue dure tant qu'elle est en jeu, même après son repli."),
    // Helping Hands
    (Hh1,
        "A Helping Hand is an Action in place of a turn's action, an Event at the moment it names, or a Friendship, \
         which stays.",
        "Un Coup de Main est une Action à la place de celle du tour, un Événement au moment indiqué, ou une Amitié, \
         qui reste."),
    (Hh2,
        "A Helping Hand comes before any other rule, and whoever uses it may decline what it offers.",
        "Un Coup de Main l'emporte sur toute autre règle, et qui l'utilise peut renoncer à ce qu'il offre."),
    (Hh3,
        "A Chapter's end awards Helping Hands by the Morale cards left, after a loss only where its Conclusion says \
         so: a victory point for each, a negative point for each one missed.",
        "La fin d'un Chapitre attribue des Coups de Main selon le Moral restant, après une défaite seulement si sa \
         Conclusion le dit : un point de victoire par Coup de Main, un négatif par manqué."),
    (Hh4,
        "Helping Hands held lie open; in a one-shot the two that a player draws stay secret until all have chosen.",
        "Les Coups de Main détenus sont visibles ; en partie unique, les deux piochés restent secrets jusqu'à ce que \
         tous aient choisi."),
    // Bans, the group, the campaign
    (Ban1,
        "After a lost Chapter one card in a hand or one Hard Knock before a seat may be banned from the campaign for \
         a negative point.",
        "Après un Chapitre perdu, on peut bannir de la campagne une carte en main ou un Coup Dur porté, pour un \
         point négatif."),
    (Grp1,
        "What the players decide together, such as rewards and bans, is asked of the Leader.",
        "Ce que les joueurs décident ensemble, comme récompenses et bannissements, est demandé au Chef."),
    (Camp1,
        "A campaign is Boot Camp, which may be skipped, and nine Chapters in order, each with its Briefing and \
         Conclusion.",
        "Une campagne, ce sont les classes, que l'on peut sauter, et neuf Chapitres dans l'ordre, chacun avec \
         Briefing et Conclusion."),
    (Camp2,
        "Between Chapters a campaign can be saved, and resumed with the same number of seats.",
        "Entre deux Chapitres, une campagne peut être sauvegardée, puis reprise avec le même nombre de places."),
    (Camp3,
        "To play the campaign again is to start a new one; nothing is used up.",
        "Rejouer la campagne, c'est en commencer une nouvelle ; rien n'est épuisé."),
    (Camp4,
        "The score is the victory points less the negative points.",
        "Le score est le nombre de points de victoire moins celui des points négatifs."),
    (Camp5,
        "Each Chapter is set up anew, from characters and charms to piles and hands; only what a campaign saves is \
         kept.",
        "Chaque Chapitre est préparé à neuf, des personnages aux piles et aux mains ; seul reste ce que la campagne \
         sauvegarde."),
    (Camp6,
        "A Chapter ends with its result, its rewards and, if it is lost, a ban; Hard Knocks go, and a lost Chapter \
         is not played again.",
        "Un Chapitre finit par son résultat, ses récompenses et, s'il est perdu, un bannissement ; les Coups Durs \
         partent, et il ne se rejoue pas."),
    // Ways to play
    (One1,
        "A one-shot has 30 Trials, the rest is Morale; each player keeps one of two Helping Hands; Traps and \
         Recruits are optional.",
        "Une partie unique a 30 Épreuves, le reste en Moral ; chacun garde un Coup de Main sur deux ; Pièges et \
         Recrues au choix."),
    (Solo1,
        "In a Solo game one player has three Grizzled, one hand and Traps, but no Speeches, Orders, Recruits, \
         Helping Hands or choice of intensity.",
        "En Solo, un joueur a trois Poilus avec une main et des Pièges, sans Discours, Ordres, Recrues, Coups de \
         Main ni choix d'intensité."),
    (Solo2,
        "In a Solo game a Mission starts by drawing until the hand has three cards or the pile is empty.",
        "En Solo, au début d'une Mission, on pioche jusqu'à trois cartes en main, ou jusqu'à ce que la pile soit \
         vide."),
    (Solo3,
        "In a Solo game the Leader token and the hand pass on after each action, and a Hard Knock goes to the active \
         Grizzled.",
        "En Solo, le jeton de Chef et la main passent au suivant après chaque action, et un Coup Dur va au Poilu \
         actif."),
    (Solo4,
        "In a Solo game the hand may be filled up to three after a card is played; who declines cannot do so again \
         in this Mission.",
        "En Solo, une carte jouée, on peut compléter la main à trois ; qui renonce ne la complète plus dans cette \
         Mission."),
    (Solo5,
        "In a Solo game a tile drawn from four, left, centre, right and blank, names the Grizzled who is relieved, \
         or none.",
        "En Solo, une tuile tirée parmi quatre, gauche, centre, droite et vide, désigne le Poilu soulagé, ou \
         personne."),
    (Duo1,
        "In a Duo game each player has two neighbouring Grizzled, as if four played, and a Morale drop counts seven \
         cards in hands at most.",
        "En Duo, chaque joueur a deux Poilus voisins, comme à quatre, et la baisse de Moral compte sept cartes en \
         main au plus."),
    (Duo2,
        "In a Duo game a player sees one hand at a time: that of the own Grizzled whose turn it is or comes next.",
        "En Duo, un joueur ne voit qu'une main à la fois : celle de son Poilu dont c'est le tour, ou dont le tour \
         vient ensuite."),
    (Duo3,
        "In a Duo game a Speech helps only the other player's Grizzled, who are asked one after the other.",
        "En Duo, un Discours n'aide que les Poilus de l'autre joueur, interrogés l'un après l'autre."),
    (Custom1,
        "Any mix of modules, decks and numbers that passes the checks can be played; what fails one is refused with \
         the reason.",
        "Tout mélange de modules, de paquets et de nombres qui passe les contrôles se joue ; sinon, il est refusé \
         avec la raison."),
    // Cards as data
    (Pack1,
        "An effect says when it acts, what it does, to whom, how much, who chooses, if it may be declined, and how \
         long it lasts.",
        "Un effet dit quand il agit, ce qu'il fait, à qui, combien, qui choisit, si l'on peut renoncer et combien de \
         temps il dure."),
    (Pack2,
        "The numbers that effects change belong to the game or the running Mission, and a rule reads them where it \
         is carried out.",
        "Les nombres que changent les effets sont ceux de la partie ou de la Mission, et une règle les lit là où \
         elle s'applique."),
    (Term1,
        "A pack must leave every game finite: each drop takes at least one card of Morale, and what gives things \
         back is limited.",
        "Un paquet doit laisser toute partie finir : chaque baisse prend au moins une carte de Moral, et ce qui rend \
         quelque chose est limité."),
    // Positions
    (Set6,
        "A game may begin in any position that can stand between two commands, and shows each viewer what it would \
         see there.",
        "Une partie peut débuter dans toute position possible entre deux commandes, et montre à chacun ce qu'il y \
         verrait."),
];
