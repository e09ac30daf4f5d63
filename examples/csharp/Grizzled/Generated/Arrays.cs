// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System;
using System.Runtime.InteropServices;

namespace Grizzled
{
    /// <summary>2 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes2
    {
        public const int Length = 2;

        byte e0, e1;

        public byte this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>3 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes3
    {
        public const int Length = 3;

        byte e0, e1, e2;

        public byte this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1; case 2: return e2;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break; case 2: e2 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>4 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes4
    {
        public const int Length = 4;

        byte e0, e1, e2, e3;

        public byte this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1; case 2: return e2; case 3: return e3;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break; case 2: e2 = value; break; case 3: e3 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>5 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes5
    {
        public const int Length = 5;

        byte e0, e1, e2, e3, e4;

        public byte this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1; case 2: return e2; case 3: return e3;
                    case 4: return e4;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break; case 2: e2 = value; break; case 3: e3 = value; break;
                    case 4: e4 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>5 times SeatInfo, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Seats5
    {
        public const int Length = 5;

        SeatInfo e0, e1, e2, e3, e4;

        public SeatInfo this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1; case 2: return e2; case 3: return e3;
                    case 4: return e4;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break; case 2: e2 = value; break; case 3: e3 = value; break;
                    case 4: e4 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>5 times uint, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Uints5
    {
        public const int Length = 5;

        uint e0, e1, e2, e3, e4;

        public uint this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1; case 2: return e2; case 3: return e3;
                    case 4: return e4;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break; case 2: e2 = value; break; case 3: e3 = value; break;
                    case 4: e4 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>6 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes6
    {
        public const int Length = 6;

        byte e0, e1, e2, e3, e4, e5;

        public byte this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1; case 2: return e2; case 3: return e3;
                    case 4: return e4; case 5: return e5;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break; case 2: e2 = value; break; case 3: e3 = value; break;
                    case 4: e4 = value; break; case 5: e5 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>7 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes7
    {
        public const int Length = 7;

        byte e0, e1, e2, e3, e4, e5, e6;

        public byte this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1; case 2: return e2; case 3: return e3;
                    case 4: return e4; case 5: return e5; case 6: return e6;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break; case 2: e2 = value; break; case 3: e3 = value; break;
                    case 4: e4 = value; break; case 5: e5 = value; break; case 6: e6 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>9 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes9
    {
        public const int Length = 9;

        byte e0, e1, e2, e3, e4, e5, e6, e7, e8;

        public byte this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1; case 2: return e2; case 3: return e3;
                    case 4: return e4; case 5: return e5; case 6: return e6; case 7: return e7;
                    case 8: return e8;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break; case 2: e2 = value; break; case 3: e3 = value; break;
                    case 4: e4 = value; break; case 5: e5 = value; break; case 6: e6 = value; break; case 7: e7 = value; break;
                    case 8: e8 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>23 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes23
    {
        public const int Length = 23;

        byte e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15;
        byte e16, e17, e18, e19, e20, e21, e22;

        public byte this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1; case 2: return e2; case 3: return e3;
                    case 4: return e4; case 5: return e5; case 6: return e6; case 7: return e7;
                    case 8: return e8; case 9: return e9; case 10: return e10; case 11: return e11;
                    case 12: return e12; case 13: return e13; case 14: return e14; case 15: return e15;
                    case 16: return e16; case 17: return e17; case 18: return e18; case 19: return e19;
                    case 20: return e20; case 21: return e21; case 22: return e22;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break; case 2: e2 = value; break; case 3: e3 = value; break;
                    case 4: e4 = value; break; case 5: e5 = value; break; case 6: e6 = value; break; case 7: e7 = value; break;
                    case 8: e8 = value; break; case 9: e9 = value; break; case 10: e10 = value; break; case 11: e11 = value; break;
                    case 12: e12 = value; break; case 13: e13 = value; break; case 14: e14 = value; break; case 15: e15 = value; break;
                    case 16: e16 = value; break; case 17: e17 = value; break; case 18: e18 = value; break; case 19: e19 = value; break;
                    case 20: e20 = value; break; case 21: e21 = value; break; case 22: e22 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>24 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes24
    {
        public const int Length = 24;

        byte e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15;
        byte e16, e17, e18, e19, e20, e21, e22, e23;

        public byte this[int place]
        {
            get
            {
                switch (place)
                {
                    case 0: return e0; case 1: return e1; case 2: return e2; case 3: return e3;
                    case 4: return e4; case 5: return e5; case 6: return e6; case 7: return e7;
                    case 8: return e8; case 9: return e9; case 10: return e10; case 11: return e11;
                    case 12: return e12; case 13: return e13; case 14: return e14; case 15: return e15;
                    case 16: return e16; case 17: return e17; case 18: return e18; case 19: return e19;
                    case 20: return e20; case 21: return e21; case 22: return e22; case 23: return e23;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (place)
                {
                    case 0: e0 = value; break; case 1: e1 = value; break; case 2: e2 = value; break; case 3: e3 = value; break;
                    case 4: e4 = value; break; case 5: e5 = value; break; case 6: e6 = value; break; case 7: e7 = value; break;
                    case 8: e8 = value; break; case 9: e9 = value; break; case 10: e10 = value; break; case 11: e11 = value; break;
                    case 12: e12 = value; break; case 13: e13 = value; break; case 14: e14 = value; break; case 15: e15 = value; break;
                    case 16: e16 = value; break; case 17: e17 = value; break; case 18: e18 = value; break; case 19: e19 = value; break;
                    case 20: e20 = value; break; case 21: e21 = value; break; case 22: e22 = value; break; case 23: e23 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }
}
