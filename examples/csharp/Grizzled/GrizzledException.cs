using System;
using System.Text;

namespace Grizzled
{
    /// <summary>A call that did not succeed, with what the library says of it.</summary>
    public sealed class GrizzledException : Exception
    {
        readonly ErrorInfo info;

        internal GrizzledException(Status status, string message) : base(message)
        {
            info.Status = status;
            info.Rule = RuleId.None;
            info.Card = Constants.None;
        }

        internal GrizzledException(ErrorInfo info) : base(Errors.Message(info))
        {
            this.info = info;
        }

        public Status Status { get { return info.Status; } }

        /// <summary>Why a command is refused, else 0.</summary>
        public Reason Reason { get { return info.Reason; } }

        /// <summary>The rule that refuses, or RuleId.None.</summary>
        public RuleId Rule { get { return info.Rule; } }

        /// <summary>What RULES.md calls that rule, such as "PREP-1", or null.</summary>
        public string RuleName
        {
            get { return Rule == RuleId.None ? null : Library.Word(WordList.RuleId, (int)Rule); }
        }

        /// <summary>The kind of card that stands in the way, or 0, and its number in its list.</summary>
        public CardSource CardKind { get { return info.Source; } }
        public byte Card { get { return info.Card; } }

        /// <summary>Where in a text something is wrong, from 1; 0 where it is about none.</summary>
        public int Line { get { return (int)info.Line; } }
        public int Column { get { return (int)info.Column; } }

        /// <summary>Which record, setting or command it is about, from 1; 0 where it is about none.</summary>
        public int Place { get { return (int)info.Place; } }
    }

    internal static class Errors
    {
        /// <summary>Where a call says why it fails. Who gets it has a library that fits.</summary>
        public static ErrorInfo Room()
        {
            Library.Check();
            return new ErrorInfo { StructSize = ErrorInfo.Bytes };
        }

        public static void Demand(Status status)
        {
            if (status != Status.Ok) throw new GrizzledException(status, Library.Text(status));
        }

        public static void Demand(Status status, ref ErrorInfo error)
        {
            if (status != Status.Ok) throw new GrizzledException(error);
        }

        public static string Message(ErrorInfo error)
        {
            var text = new byte[Bytes256.Length];
            int length = 0;
            while (length < text.Length && error.Message[length] != 0)
            {
                text[length] = error.Message[length];
                length++;
            }
            return Encoding.UTF8.GetString(text, 0, length);
        }
    }
}
