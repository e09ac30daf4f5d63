using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Grizzled
{
    internal static partial class Native
    {
        // Where the library is linked into the program, and what it is called elsewhere: libgrizzled.so, grizzled.dll.
#if (UNITY_IOS || UNITY_TVOS || UNITY_VISIONOS || UNITY_WEBGL) && !UNITY_EDITOR
        const string Library = "__Internal";
#else
        const string Library = "grizzled";
#endif
    }

    /// <summary>What the library says of itself and of saved bytes.</summary>
    public static class Library
    {
        static volatile bool fits;

        /// <summary>Ends with an exception when the library is missing, or when it is not the one of these files.</summary>
        public static void Check()
        {
            if (fits) return;
            Status status;
            try
            {
                status = Native.grz_check_abi(Constants.Abi, Constants.Fingerprint);
            }
            catch (DllNotFoundException found)
            {
                throw new DllNotFoundException("the C library grizzled is not there, or it is for another machine: " + found.Message, found);
            }
            catch (EntryPointNotFoundException)
            {
                status = Status.Abi;
            }
            if (status != Status.Ok) throw new GrizzledException(status, "the library grizzled is not the one whose header these files were made of");
            fits = true;
        }

        /// <summary>Its version, such as "0.1.0".</summary>
        public static string Version
        {
            get { return Marshal.PtrToStringAnsi(Native.grz_version()); }
        }

        /// <summary>What a status means, in English.</summary>
        public static string Text(Status status)
        {
            return Marshal.PtrToStringAnsi(Native.grz_status_text((int)status));
        }

        /// <summary>A word or sentence: of a threat, a Hard Knock, a reason, a rule, and so on.</summary>
        public static string Word(WordList list, int number, Language language = Language.En)
        {
            Check();
            var query = new Query { First = (uint)list, Second = (uint)number, Third = (uint)language };
            return Memory.Text(Fills.Word, ref query);
        }

        /// <summary>The same into an array of yours; how many characters there are.</summary>
        public static int Word(WordList list, int number, Language language, ref char[] into)
        {
            Check();
            var query = new Query { First = (uint)list, Second = (uint)number, Third = (uint)language };
            return Memory.Text(Fills.Word, ref query, ref into);
        }

        /// <summary>What saved bytes are. Events are not replayed.</summary>
        public static SaveInfo Probe(byte[] bytes)
        {
            ErrorInfo error = Errors.Room();
            var info = new SaveInfo { StructSize = SaveInfo.Bytes };
            using (var pinned = new Pinned(bytes))
            {
                Errors.Demand(Native.grz_probe(pinned.Address, pinned.Length, ref info, ref error), ref error);
            }
            return info;
        }

        /// <summary>Ends with an exception when a log is not the game that its host committed to.</summary>
        public static void Verify(byte[] log, Start start, string position = null)
        {
            ErrorInfo error = Errors.Room();
            start.StructSize = Start.Bytes;
            using (var bytes = new Pinned(log))
            using (var place = new Pinned(position))
            {
                Errors.Demand(Native.grz_verify(bytes.Address, bytes.Length, ref start, place.Address, place.Length, ref error), ref error);
            }
        }
    }

    public partial struct Start
    {
        /// <summary>A start that leaves all to chance: seed and salt are drawn from the system. The host keeps it, and no player sees it.</summary>
        public static Start Random()
        {
            var start = new Start { StructSize = Start.Bytes };
            Errors.Demand(Native.grz_start_init(ref start));
            return start;
        }

        /// <summary>The same with a small seed of one's own, which others could find by trying.</summary>
        public static Start FromSeed(ulong seed)
        {
            var start = new Start { StructSize = Start.Bytes };
            Errors.Demand(Native.grz_start_seeded(seed, ref start));
            return start;
        }
    }
}
