// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System;

namespace Grizzled
{
    public enum Reason : byte
    {
        /// <summary>the game is over</summary>
        GameOver = 1,
        /// <summary>no player sits at this seat</summary>
        NoSuchSeat = 2,
        /// <summary>the game does not wait for this seat</summary>
        NotAwaited = 3,
        /// <summary>the command does not answer what is asked</summary>
        NotAsked = 4,
        /// <summary>this intensity is not on offer</summary>
        IntensityNotOffered = 5,
        /// <summary>the card is not in hand</summary>
        NotInHand = 6,
        /// <summary>the Good Luck Charm is face down</summary>
        CharmUsed = 7,
        /// <summary>the card is not in No Man's Land</summary>
        NotInNoMansLand = 8,
        /// <summary>the card does not bear that threat</summary>
        OtherThreat = 9,
        /// <summary>no Speech token is held</summary>
        NoSpeech = 10,
        /// <summary>a card bars it</summary>
        Barred = 11,
        /// <summary>a card demands a withdrawal</summary>
        MustWithdraw = 12,
        /// <summary>the tile is not held</summary>
        TileNotHeld = 13,
        /// <summary>a tile that is held must be played</summary>
        TileMustBePlayed = 14,
        /// <summary>the tile is drawn at random</summary>
        TileIsDrawn = 15,
        /// <summary>another number of tiles must be removed</summary>
        WrongRemoval = 16,
        /// <summary>the card is not a Hard Knock within reach</summary>
        NotWithinReach = 17,
        /// <summary>relief does not allow so many Hard Knocks</summary>
        TooManyKnocks = 18,
        /// <summary>the Good Luck Charm cannot be recovered</summary>
        CharmNotOffered = 19,
        /// <summary>the Order is not on offer</summary>
        OrderNotOffered = 20,
        /// <summary>the Helping Hand cannot be used now</summary>
        HelpNotUsable = 21,
        /// <summary>the Helping Hand is not on offer</summary>
        HelpNotOffered = 22,
        /// <summary>the card does not allow this choice</summary>
        ChoiceNotOffered = 23,
        /// <summary>this cannot be declined</summary>
        NotOptional = 24,
        /// <summary>the card is not in the Recruit's hand</summary>
        NotInRecruitsHand = 25,
        /// <summary>a Recruit plays no Hard Knock while the Leader is withdrawn</summary>
        LeaderWithdrawn = 26,
        /// <summary>the game stands in the middle of a command</summary>
        MidCommand = 27,
    }

    public enum RuleId : byte
    {
        /// <summary>Play goes clockwise, and the next seat clockwise is the seat to the left.</summary>
        Tab1 = 0,
        /// <summary>There are six threats: Night, Rain and Snow are weather, Mask, Shell and Whistle are assault.</summary>
        Tab2 = 1,
        /// <summary>A Trial card is a Threat bearing one to six different threats, a Hard Knock, or Merry Christmas.</summary>
        Tab3 = 2,
        /// <summary>A discarded card is out of play for the rest of the game, in a campaign for the rest of the Chapter.</summary>
        Tab4 = 3,
        /// <summary>Only its owner knows a hand, the tiles held and the tile laid face down; nobody knows what lies in the piles.</summary>
        Tab5 = 4,
        /// <summary>A draw from an empty Trials pile is ignored.</summary>
        Tab6 = 5,
        /// <summary>The base deck has 39 Threats, nine of them with a Trap; each threat stands on exactly 14 cards.</summary>
        Deck1 = 6,
        /// <summary>The base deck has 19 Hard Knocks, all different: three Traumas, three Phobias and 13 others.</summary>
        Deck2 = 7,
        /// <summary>The base deck has one Merry Christmas.</summary>
        Deck3 = 8,
        /// <summary>Each of the six characters has a Good Luck Charm of a different threat, and no two seats play the same character.</summary>
        Deck4 = 9,
        /// <summary>There are 16 Support tiles: six left, six right, two double left and two double right.</summary>
        Deck5 = 10,
        /// <summary>A base game is for two to five players and begins with 25 Trials (20 for two, 30 for Veterans); the rest of the deck is Morale.</summary>
        Set1 = 11,
        /// <summary>Each seat gets a left tile, a right tile and a third at random; with three seats or fewer the doubles stay out.</summary>
        Set2 = 12,
        /// <summary>The supply has five Speech tokens for two or three players, four for four, three for five, and five in Armistice.</summary>
        Set3 = 13,
        /// <summary>The first Mission Leader is named by the players or drawn at random.</summary>
        Set4 = 14,
        /// <summary>In a Rookie game Traps do nothing, in a Normal one they act, and a Veteran game is a Normal one with 30 Trials.</summary>
        Set5 = 15,
        /// <summary>A Mission begins with all the Grizzled in it and all their Hard Knocks in force.</summary>
        Prep0 = 16,
        /// <summary>The Leader chooses the intensity: at least three in a base game's first Mission, else at least one or what the Order says.</summary>
        Prep1 = 17,
        /// <summary>The greatest intensity on offer is the one that empties the Trials pile; the least one is always on offer.</summary>
        Prep2 = 18,
        /// <summary>Cards are dealt one at a time, clockwise from the Leader; the deal stops when the pile is empty.</summary>
        Prep3 = 19,
        /// <summary>After the deal the owners of Frenzied draw, seat by seat from the Leader; then a Recruit may arrive.</summary>
        Prep4 = 20,
        /// <summary>After the deal the active threats are checked, so a Mission can fail at once; else the Leader takes the first turn.</summary>
        Prep5 = 21,
        /// <summary>Turns go clockwise over those still in the Mission; a turn is exactly one action, and nobody may pass.</summary>
        Mis1 = 22,
        /// <summary>A Mission fails when a threat is active three times, by No Man's Land and the Traumas and Phobias of those in the Mission.</summary>
        Mis2 = 23,
        /// <summary>Threats are checked after each card that comes into play; a Trap on the card that makes the Mission fail draws nothing.</summary>
        Mis3 = 24,
        /// <summary>A Mission succeeds when all have withdrawn and it has not failed by the end of the last withdrawal.</summary>
        Mis4 = 25,
        /// <summary>What a player can do is listed in a fixed order, each choice once: every card, threat or kind of tile, and declining.</summary>
        Cmd1 = 26,
        /// <summary>A Threat played from hand goes to No Man's Land; a Hard Knock goes to whoever plays it and acts at once.</summary>
        ActPlay = 27,
        /// <summary>A Trap on a Threat played from hand draws the top card of the Trials and plays it at once; a Trap on that one does nothing.</summary>
        ActTrap = 28,
        /// <summary>Whoever brings Merry Christmas into play may discard one Hard Knock of any seat; then Merry Christmas is discarded.</summary>
        ActXmas = 29,
        /// <summary>A Good Luck Charm that lies face up discards one Trial card bearing its threat from No Man's Land and turns face down.</summary>
        ActCharm = 30,
        /// <summary>A Speech costs a token and names a threat: everyone else in the Mission may discard one card bearing it from hand.</summary>
        ActSpeech = 31,
        /// <summary>Everyone entitled to answer a Speech is asked, whatever they hold, and all answers are shown together.</summary>
        ActSpeechSecret = 32,
        /// <summary>Whoever withdraws lays one of the Support tiles held face down, is out of the Mission and keeps the cards in hand.</summary>
        ActWithdraw = 33,
        /// <summary>With an empty hand one may always withdraw, whatever Hard Knocks or Orders forbid.</summary>
        Wdr1 = 34,
        /// <summary>Whoever holds no Support tile withdraws without one.</summary>
        Wdr2 = 35,
        /// <summary>A withdrawal goes in this order: Absent-minded takes a tile, a tile is laid, the seat is out, Orders may be cancelled, Clumsy draws.</summary>
        Wdr3 = 36,
        /// <summary>After a success the cards of No Man's Land are discarded; after a failure they are shuffled into the Trials pile.</summary>
        Res1 = 37,
        /// <summary>Whoever alone gets the most Support may discard up to two Hard Knocks or recover the charm; after a failure, one Hard Knock.</summary>
        Res2 = 38,
        /// <summary>After Support the game is lost if anyone bears four Hard Knocks or more, where Wounded counts as two.</summary>
        Res3 = 39,
        /// <summary>After a success the game is won if the Trials pile and all hands are empty and no Recruit is in play.</summary>
        Res4 = 40,
        /// <summary>Morale drops by as many cards as all hands hold, three at least; they go from the Morale reserve to the top of the Trials.</summary>
        Res5 = 41,
        /// <summary>The game is lost when the Morale reserve is empty; in Armistice also with 13 cards or more in all hands after the drop.</summary>
        Res6 = 42,
        /// <summary>The Leader token passes to the left, and the former Leader takes a Speech token if one remains.</summary>
        Res7 = 43,
        /// <summary>While its owner is withdrawn, a Hard Knock does nothing to the Mission under way; what acts outside it goes on.</summary>
        Hk1 = 44,
        /// <summary>Where Hard Knocks contradict each other, the cards of the seat whose turn it is come first, and on one seat the older one.</summary>
        Hk2 = 45,
        /// <summary>The effects of several copies of a Hard Knock add up; what they bar or demand counts once.</summary>
        Hk3 = 46,
        /// <summary>A Trauma makes its Night, Rain or Snow active once more while its owner is in the Mission.</summary>
        HkTrauma = 47,
        /// <summary>A Phobia makes its Mask, Shell or Whistle active once more while its owner is in the Mission.</summary>
        HkPhobia = 48,
        /// <summary>Wounded counts as two Hard Knocks towards defeat, but as one card when it is discarded.</summary>
        HkWounded = 49,
        /// <summary>A Mute Grizzled makes no Speech, but may answer one and takes part in Support.</summary>
        HkMute = 50,
        /// <summary>Whoever gets Tyrannical takes the Leader token at once and does not pass it on while the card stays.</summary>
        HkTyrannical = 51,
        /// <summary>Demoralized adds one card to each drop of Morale, which is then four at least.</summary>
        HkDemoralized = 52,
        /// <summary>While the owner of Fragile is in the Mission, the others can withdraw only with an empty hand.</summary>
        HkFragile = 53,
        /// <summary>If a threat is active twice when the turn of a Fearful Grizzled starts, withdrawing is the only action.</summary>
        HkFearful = 54,
        /// <summary>The Support tile that a Panicked Grizzled plays is drawn at random.</summary>
        HkPanicked = 55,
        /// <summary>After each deal a Frenzied Grizzled draws two more cards, or as many as there are.</summary>
        HkFrenzied = 56,
        /// <summary>The Support tile of a Selfish Grizzled counts for and returns to that Grizzled.</summary>
        HkSelfish = 57,
        /// <summary>A Hardheaded Grizzled cannot withdraw with two or more cards in hand.</summary>
        HkHardheaded = 58,
        /// <summary>A Prideful Grizzled can withdraw only with an empty hand or as the last Grizzled in the Mission.</summary>
        HkPrideful = 59,
        /// <summary>After withdrawing, a Clumsy Grizzled draws the top card of the Trials and plays it; a Trap on it does nothing.</summary>
        HkClumsy = 60,
        /// <summary>Before withdrawing, an Absent-minded Grizzled chooses one own Support tile, which leaves the game.</summary>
        HkAbsentMinded = 61,
        /// <summary>A Grizzled who could do nothing at all may withdraw.</summary>
        HkLock = 62,
        /// <summary>In a base game for two the Chaplain takes the last seat: three tiles, no hand, no charm, never Leader, never in the Mission.</summary>
        Chap1 = 63,
        /// <summary>Before the intensity is chosen, one of the Chaplain's tiles is drawn and laid face down; it counts after a failure, too.</summary>
        Chap2 = 64,
        /// <summary>If the Chaplain gets the most Support, nobody is relieved; he keeps the tiles that he receives.</summary>
        Chap3 = 65,
        /// <summary>With the Chaplain, spent Speech tokens return to the supply, and the Trials pile begins with 20 cards.</summary>
        Chap4 = 66,
        /// <summary>Armistice has 68 Trial cards, 45 Threats and 23 Hard Knocks, and no Merry Christmas; Aggressive is out without Traps.</summary>
        Arm1 = 67,
        /// <summary>A Chapter's Briefing gives the Trials pile, the Morale reserve, the first intensity and what the Chapter adds.</summary>
        Arm2 = 68,
        /// <summary>In Armistice relief recovers the charm as well, a Morale drop counts six cards in hands at most, and 13 or more lose the game.</summary>
        Arm3 = 69,
        /// <summary>A Trap set off by an Aggressive Grizzled draws one card more.</summary>
        HkAggressive = 70,
        /// <summary>Neither relief nor Merry Christmas nor a Recruit's reward can discard Scarred; a Helping Hand can.</summary>
        HkScarred = 71,
        /// <summary>A Superstitious Grizzled cannot use the Good Luck Charm.</summary>
        HkSuperstitious = 72,
        /// <summary>A Loyal Grizzled cannot withdraw while all Grizzled are still in the Mission.</summary>
        HkLoyal = 73,
        /// <summary>A Hard Knock drawn by a Trap goes to the Grizzled who set the Trap off or, if a Recruit did, to the Leader.</summary>
        TrapA = 74,
        /// <summary>A Trap is cancelled if No Man's Land shows more Luck symbols than Traps that Luck has cancelled in this Mission.</summary>
        Luck1 = 75,
        /// <summary>Where cards contradict each other, Helping Hands come first, then Orders, the Recruit, the Chapter, Hard Knocks and other rules.</summary>
        Pri1 = 76,
        /// <summary>A one-shot's deck has twelve Orders of the Day by difficulty; a Chapter's has as many as its Briefing says.</summary>
        Ord1 = 77,
        /// <summary>When a Mission starts the Leader draws two Orders, chooses one, and puts the other back on top of the deck, face down.</summary>
        Ord2 = 78,
        /// <summary>An Order names the least intensity and has an effect, which may be for good or for ill.</summary>
        Ord3 = 79,
        /// <summary>An Order is discarded after Support, unless it has a condition for its cancellation: then it stays until that is met.</summary>
        Ord4 = 80,
        /// <summary>Whoever withdraws may draw to cancel an Order that allows it, even if the Trials have too few cards; a Recruit cancels none.</summary>
        Ord5 = 81,
        /// <summary>Where an Order and a Hard Knock contradict each other, the Order is obeyed.</summary>
        Ord6 = 82,
        /// <summary>An Order in No Man's Land is no Trial card: no charm discards it, and it is not shuffled into the Trials.</summary>
        Ord7 = 83,
        /// <summary>After the deal a Recruit arrives at the Leader's right if none is in play and the Trials can fill its hand.</summary>
        Rec1 = 84,
        /// <summary>A Recruit arrives with a hand drawn face up, to which nothing is dealt later, and the Morale tokens that its card names.</summary>
        Rec2 = 85,
        /// <summary>On a Recruit's turn the Leader plays one of its cards or withdraws it; a Hard Knock goes to the Leader and is barred if the Leader has withdrawn.</summary>
        Rec3 = 86,
        /// <summary>A Recruit that withdraws gets a Morale token; in a drop of Morale its tokens count as cards in hands, its own cards do not.</summary>
        Rec4 = 87,
        /// <summary>Support tiles and Speeches pass a Recruit over.</summary>
        Rec5 = 88,
        /// <summary>A Recruit leaves after playing its last card and rewards the group, even if the Mission has just failed.</summary>
        Rec6 = 89,
        /// <summary>There is no victory while a Recruit is in play.</summary>
        Rec7 = 90,
        /// <summary>A Recruit's effect holds while it is in play, even after it has withdrawn.</summary>
        Rec8 = 91,
        /// <summary>A Helping Hand is an Action in place of a turn's action, an Event at the moment it names, or a Friendship, which stays.</summary>
        Hh1 = 92,
        /// <summary>A Helping Hand comes before any other rule, and whoever uses it may decline what it offers.</summary>
        Hh2 = 93,
        /// <summary>A Chapter's end awards Helping Hands by the Morale cards left, after a loss only where its Conclusion says so: a victory point for each, a negative point for each one missed.</summary>
        Hh3 = 94,
        /// <summary>Helping Hands held lie open; in a one-shot the two that a player draws stay secret until all have chosen.</summary>
        Hh4 = 95,
        /// <summary>After a lost Chapter one card in a hand or one Hard Knock before a seat may be banned from the campaign for a negative point.</summary>
        Ban1 = 96,
        /// <summary>What the players decide together, such as rewards and bans, is asked of the Leader.</summary>
        Grp1 = 97,
        /// <summary>A campaign is Boot Camp, which may be skipped, and nine Chapters in order, each with its Briefing and Conclusion.</summary>
        Camp1 = 98,
        /// <summary>Between Chapters a campaign can be saved, and resumed with the same number of seats.</summary>
        Camp2 = 99,
        /// <summary>To play the campaign again is to start a new one; nothing is used up.</summary>
        Camp3 = 100,
        /// <summary>The score is the victory points less the negative points.</summary>
        Camp4 = 101,
        /// <summary>Each Chapter is set up anew, from characters and charms to piles and hands; only what a campaign saves is kept.</summary>
        Camp5 = 102,
        /// <summary>A Chapter ends with its result, its rewards and, if it is lost, a ban; Hard Knocks go, and a lost Chapter is not played again.</summary>
        Camp6 = 103,
        /// <summary>A one-shot has 30 Trials, the rest is Morale; each player keeps one of two Helping Hands; Traps and Recruits are optional.</summary>
        One1 = 104,
        /// <summary>In a Solo game one player has three Grizzled, one hand and Traps, but no Speeches, Orders, Recruits, Helping Hands or choice of intensity.</summary>
        Solo1 = 105,
        /// <summary>In a Solo game a Mission starts by drawing until the hand has three cards or the pile is empty.</summary>
        Solo2 = 106,
        /// <summary>In a Solo game the Leader token and the hand pass on after each action, and a Hard Knock goes to the active Grizzled.</summary>
        Solo3 = 107,
        /// <summary>In a Solo game the hand may be filled up to three after a card is played; who declines cannot do so again in this Mission.</summary>
        Solo4 = 108,
        /// <summary>In a Solo game a tile drawn from four, left, centre, right and blank, names the Grizzled who is relieved, or none.</summary>
        Solo5 = 109,
        /// <summary>In a Duo game each player has two neighbouring Grizzled, as if four played, and a Morale drop counts seven cards in hands at most.</summary>
        Duo1 = 110,
        /// <summary>In a Duo game a player sees one hand at a time: that of the own Grizzled whose turn it is or comes next.</summary>
        Duo2 = 111,
        /// <summary>In a Duo game a Speech helps only the other player's Grizzled, who are asked one after the other.</summary>
        Duo3 = 112,
        /// <summary>Any mix of modules, decks and numbers that passes the checks can be played; what fails one is refused with the reason.</summary>
        Custom1 = 113,
        /// <summary>An effect says when it acts, what it does, to whom, how much, who chooses, if it may be declined, and how long it lasts.</summary>
        Pack1 = 114,
        /// <summary>The numbers that effects change belong to the game or the running Mission, and a rule reads them where it is carried out.</summary>
        Pack2 = 115,
        /// <summary>A pack must leave every game finite: each drop takes at least one card of Morale, and what gives things back is limited.</summary>
        Term1 = 116,
        /// <summary>A game may begin in any position that can stand between two commands, and shows each viewer what it would see there.</summary>
        Set6 = 117,
        /// <summary>None of them.</summary>
        None = 255,
    }
}
