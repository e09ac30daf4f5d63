using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Grizzled
{
    /// <summary>A set of cards, by their numbers.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct CardSet
    {
        ulong low, high;

        public bool Contains(int card)
        {
            return ((card < 64 ? low : high) >> (card & 63) & 1) != 0;
        }

        public void Add(int card)
        {
            if (card < 64) low |= 1UL << card;
            else high |= 1UL << (card & 63);
        }

        public bool IsEmpty
        {
            get { return (low | high) == 0; }
        }

        /// <summary>The numbers in it, in order.</summary>
        public List<int> ToList()
        {
            var cards = new List<int>();
            for (int card = 0; card < 128; card++)
            {
                if (Contains(card)) cards.Add(card);
            }
            return cards;
        }
    }
}
