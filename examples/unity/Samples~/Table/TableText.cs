using System.Collections.Generic;

namespace Grizzled.Samples
{
    /// <summary>What lies on a table, in words.</summary>
    sealed class TableText
    {
        readonly Rules rules;
        readonly Language language;

        public TableText(Rules rules, Language language)
        {
            this.rules = rules;
            this.language = language;
        }

        public IList<string> Describe(View view)
        {
            var lines = new List<string> {
                "Mission " + view.Mission + ", Trials " + view.Trials + ", Morale " + view.Morale + ", Speeches " + view.Speeches,
                "No Man's Land: " + Names(view.NoMansLand),
                "Active: " + Threats(view),
            };
            if (view.Order != Constants.None) lines.Add("Order: " + Name(CardList.Orders, view.Order));
            if (view.Recruit != Constants.None) lines.Add("Recruit: " + Name(CardList.Recruits, view.Recruit));
            for (int seat = 0; seat < view.SeatCount; seat++) lines.Add(Seat(view, seat));
            if (view.Viewer != Viewer.Spectator) lines.Add("Hand of " + Who(view, view.Viewer) + ": " + Names(view.Hand));
            return lines;
        }

        public string Turn(View view, int seat, bool curtain)
        {
            return curtain ? "Hand over to " + Who(view, seat) : Who(view, seat) + " decides";
        }

        public string End(Outcome outcome)
        {
            return "The game is over: " + Library.Word(WordList.Outcome, (int)outcome, language);
        }

        string Seat(View view, int seat)
        {
            SeatInfo info = view.Seats[seat];
            var marks = new List<string> { info.Hand + " cards", info.Tiles + " tiles" };
            if (info.CharmReady != 0) marks.Add("charm");
            if (info.Speeches > 0) marks.Add("Speeches: " + info.Speeches);
            if (info.InMission == 0) marks.Add("out of the Mission");
            for (int place = 0; place < view.KnockCount; place++)
            {
                if (view.KnockSeats[place] == seat) marks.Add(Name(CardList.Trials, view.Knocks[place]));
            }
            return (seat == view.Leader ? "* " : "- ") + Who(view, seat) + ": " + string.Join(", ", marks.ToArray());
        }

        string Who(View view, int seat)
        {
            return Library.Word(WordList.Character, view.Seats[seat].Character, language) + " (" + (seat + 1) + ")";
        }

        string Threats(View view)
        {
            var words = new List<string>();
            for (int threat = 0; threat < Bytes6.Length; threat++)
            {
                if (view.Active[threat] > 0) words.Add(Library.Word(WordList.Threat, threat, language) + " x" + view.Active[threat]);
            }
            return words.Count == 0 ? "nothing" : string.Join(", ", words.ToArray());
        }

        string Names(CardSet cards)
        {
            var names = new List<string>();
            foreach (int card in cards.ToList()) names.Add(Name(CardList.Trials, card));
            return names.Count == 0 ? "nothing" : string.Join(", ", names.ToArray());
        }

        string Name(CardList list, int number)
        {
            return rules.CardText(list, number, CardPart.Name, language);
        }
    }
}
