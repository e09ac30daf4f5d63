using System;

namespace Grizzled
{
    /// <summary>What a host alone does: it stores before anybody learns of it, and sees everything.</summary>
    public sealed partial class Game
    {
        /// <summary>Tries a command that is to be stored first: store StagedSave and Commit, or RollBack. Until then all else shows
        /// the game without it.</summary>
        public void Stage(int seat, uint expected, Command command)
        {
            ErrorInfo error = Errors.Room();
            command.StructSize = Command.Bytes;
            Demand(Native.grz_stage(Raw, (uint)seat, expected, ref command, ref error), ref error);
        }

        /// <summary>The log as it will be once the staged command is committed.</summary>
        public byte[] StagedSave(SaveForm form = SaveForm.Bytes)
        {
            return Read<byte>(Fills.StagedSave, Ask((uint)form));
        }

        public int StagedSave(SaveForm form, ref byte[] into)
        {
            return Read(Fills.StagedSave, Ask((uint)form), ref into);
        }

        /// <summary>Carries out the command that was staged.</summary>
        public void Commit()
        {
            Demand(Native.grz_commit(Raw));
        }

        /// <summary>Leaves the game and its chance as they were before Stage.</summary>
        public void RollBack()
        {
            Demand(Native.grz_roll_back(Raw));
        }

        /// <summary>What happened, with all secrets.</summary>
        public GameEvent[] RefereeEvents(uint from)
        {
            return Read<GameEvent>(Fills.RefereeEvents, Ask(from));
        }

        public int RefereeEvents(uint from, ref GameEvent[] into)
        {
            return Read(Fills.RefereeEvents, Ask(from), ref into);
        }

        public string RefereeEventsJson(uint from)
        {
            return Text(Fills.RefereeEventsJson, Ask(from));
        }

        public string RefereeEventsText(uint from, Language language = Language.En)
        {
            return Text(Fills.RefereeEventsText, Ask(from, (uint)language));
        }

        /// <summary>What lies on the table and in every hand.</summary>
        public string RefereeViewJson()
        {
            return Text(Fills.RefereeViewJson, Ask());
        }
    }

    public partial struct Command
    {
        /// <summary>The command as others may read it, for a log: without what its seat alone may know.</summary>
        public Command Public()
        {
            Command command = this;
            command.StructSize = Bytes;
            var shown = new Command { StructSize = Bytes };
            Library.Check();
            Errors.Demand(Native.grz_command_public(ref command, ref shown));
            return shown;
        }
    }
}
