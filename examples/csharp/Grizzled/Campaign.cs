using System;

namespace Grizzled
{
    /// <summary>A campaign between its games.</summary>
    public sealed class Campaign : Handle
    {
        Campaign(CampaignHandle handle) : base(handle.Id)
        {
        }

        CampaignHandle Raw { get { return new CampaignHandle { Id = Id }; } }

        internal override Status Free(ulong freed)
        {
            return Native.grz_campaign_free(new CampaignHandle { Id = freed });
        }

        public static Campaign Create(int seats, bool duo = false, bool bootCamp = true, Pack pack = null)
        {
            ErrorInfo error = Errors.Room();
            CampaignHandle handle;
            uint two = duo ? 1u : 0, camp = bootCamp ? 1u : 0;
            Errors.Demand(Native.grz_campaign_create(Pack.RawOf(pack), (uint)seats, two, camp, out handle, ref error), ref error);
            GC.KeepAlive(pack);
            return new Campaign(handle);
        }

        /// <summary>Goes on with a stored campaign, with the same number of Grizzled.</summary>
        public static Campaign Resume(string json, int seats, Pack pack = null)
        {
            ErrorInfo error = Errors.Room();
            CampaignHandle handle;
            using (var bytes = new Pinned(json))
            {
                PackHandle cards = Pack.RawOf(pack);
                Errors.Demand(Native.grz_campaign_resume(bytes.Address, bytes.Length, cards, (uint)seats, out handle, ref error), ref error);
            }
            GC.KeepAlive(pack);
            return new Campaign(handle);
        }

        /// <summary>The campaign as JSON, to be stored.</summary>
        public string Save()
        {
            return Text(Fills.CampaignSave, Ask());
        }

        public CampaignFacts Facts()
        {
            var facts = new CampaignFacts { StructSize = CampaignFacts.Bytes };
            Demand(Native.grz_campaign_info(Raw, ref facts));
            return facts;
        }

        /// <summary>The rules of the next Chapter.</summary>
        public Rules Rules()
        {
            ErrorInfo error = Errors.Room();
            RulesHandle handle;
            Demand(Native.grz_campaign_rules(Raw, out handle, ref error), ref error);
            return new Rules(handle);
        }

        /// <summary>Begins the game of the next Chapter.</summary>
        public Game Game(Start start)
        {
            ErrorInfo error = Errors.Room();
            start.StructSize = Start.Bytes;
            GameHandle handle;
            Demand(Native.grz_campaign_game(Raw, ref start, out handle, ref error), ref error);
            return new Game(handle);
        }

        /// <summary>Takes the finished game of a Chapter.</summary>
        public void Conclude(Game game)
        {
            ErrorInfo error = Errors.Room();
            Demand(Native.grz_campaign_conclude(Raw, game.Raw, ref error), ref error);
            GC.KeepAlive(game);
        }

        /// <summary>The choices that the group has now.</summary>
        public CampaignChoice[] Choices()
        {
            return Read<CampaignChoice>(Fills.Choices, Ask());
        }

        public int Choices(ref CampaignChoice[] into)
        {
            return Read(Fills.Choices, Ask(), ref into);
        }

        public void Choose(CampaignChoice choice)
        {
            ErrorInfo error = Errors.Room();
            choice.StructSize = CampaignChoice.Bytes;
            Demand(Native.grz_campaign_choose(Raw, ref choice, ref error), ref error);
        }
    }
}
