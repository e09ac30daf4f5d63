// Written by examples/bindings/generate from include/grizzled.h; do not edit it.
#pragma warning disable 0169, 0649
using System;
using System.Runtime.InteropServices;

namespace Grizzled
{
    /// <summary>25 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes25
    {
        public const int Length = 25;

        byte e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15;
        byte e16, e17, e18, e19, e20, e21, e22, e23, e24;

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
                    case 24: return e24;
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
                    case 24: e24 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>32 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes32
    {
        public const int Length = 32;

        byte e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15;
        byte e16, e17, e18, e19, e20, e21, e22, e23, e24, e25, e26, e27, e28, e29, e30, e31;

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
                    case 24: return e24; case 25: return e25; case 26: return e26; case 27: return e27;
                    case 28: return e28; case 29: return e29; case 30: return e30; case 31: return e31;
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
                    case 24: e24 = value; break; case 25: e25 = value; break; case 26: e26 = value; break; case 27: e27 = value; break;
                    case 28: e28 = value; break; case 29: e29 = value; break; case 30: e30 = value; break; case 31: e31 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>80 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes80
    {
        public const int Length = 80;

        byte e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15;
        byte e16, e17, e18, e19, e20, e21, e22, e23, e24, e25, e26, e27, e28, e29, e30, e31;
        byte e32, e33, e34, e35, e36, e37, e38, e39, e40, e41, e42, e43, e44, e45, e46, e47;
        byte e48, e49, e50, e51, e52, e53, e54, e55, e56, e57, e58, e59, e60, e61, e62, e63;
        byte e64, e65, e66, e67, e68, e69, e70, e71, e72, e73, e74, e75, e76, e77, e78, e79;

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
                    case 24: return e24; case 25: return e25; case 26: return e26; case 27: return e27;
                    case 28: return e28; case 29: return e29; case 30: return e30; case 31: return e31;
                    case 32: return e32; case 33: return e33; case 34: return e34; case 35: return e35;
                    case 36: return e36; case 37: return e37; case 38: return e38; case 39: return e39;
                    case 40: return e40; case 41: return e41; case 42: return e42; case 43: return e43;
                    case 44: return e44; case 45: return e45; case 46: return e46; case 47: return e47;
                    case 48: return e48; case 49: return e49; case 50: return e50; case 51: return e51;
                    case 52: return e52; case 53: return e53; case 54: return e54; case 55: return e55;
                    case 56: return e56; case 57: return e57; case 58: return e58; case 59: return e59;
                    case 60: return e60; case 61: return e61; case 62: return e62; case 63: return e63;
                    case 64: return e64; case 65: return e65; case 66: return e66; case 67: return e67;
                    case 68: return e68; case 69: return e69; case 70: return e70; case 71: return e71;
                    case 72: return e72; case 73: return e73; case 74: return e74; case 75: return e75;
                    case 76: return e76; case 77: return e77; case 78: return e78; case 79: return e79;
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
                    case 24: e24 = value; break; case 25: e25 = value; break; case 26: e26 = value; break; case 27: e27 = value; break;
                    case 28: e28 = value; break; case 29: e29 = value; break; case 30: e30 = value; break; case 31: e31 = value; break;
                    case 32: e32 = value; break; case 33: e33 = value; break; case 34: e34 = value; break; case 35: e35 = value; break;
                    case 36: e36 = value; break; case 37: e37 = value; break; case 38: e38 = value; break; case 39: e39 = value; break;
                    case 40: e40 = value; break; case 41: e41 = value; break; case 42: e42 = value; break; case 43: e43 = value; break;
                    case 44: e44 = value; break; case 45: e45 = value; break; case 46: e46 = value; break; case 47: e47 = value; break;
                    case 48: e48 = value; break; case 49: e49 = value; break; case 50: e50 = value; break; case 51: e51 = value; break;
                    case 52: e52 = value; break; case 53: e53 = value; break; case 54: e54 = value; break; case 55: e55 = value; break;
                    case 56: e56 = value; break; case 57: e57 = value; break; case 58: e58 = value; break; case 59: e59 = value; break;
                    case 60: e60 = value; break; case 61: e61 = value; break; case 62: e62 = value; break; case 63: e63 = value; break;
                    case 64: e64 = value; break; case 65: e65 = value; break; case 66: e66 = value; break; case 67: e67 = value; break;
                    case 68: e68 = value; break; case 69: e69 = value; break; case 70: e70 = value; break; case 71: e71 = value; break;
                    case 72: e72 = value; break; case 73: e73 = value; break; case 74: e74 = value; break; case 75: e75 = value; break;
                    case 76: e76 = value; break; case 77: e77 = value; break; case 78: e78 = value; break; case 79: e79 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>256 times byte, without an array on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Bytes256
    {
        public const int Length = 256;

        byte e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15;
        byte e16, e17, e18, e19, e20, e21, e22, e23, e24, e25, e26, e27, e28, e29, e30, e31;
        byte e32, e33, e34, e35, e36, e37, e38, e39, e40, e41, e42, e43, e44, e45, e46, e47;
        byte e48, e49, e50, e51, e52, e53, e54, e55, e56, e57, e58, e59, e60, e61, e62, e63;
        byte e64, e65, e66, e67, e68, e69, e70, e71, e72, e73, e74, e75, e76, e77, e78, e79;
        byte e80, e81, e82, e83, e84, e85, e86, e87, e88, e89, e90, e91, e92, e93, e94, e95;
        byte e96, e97, e98, e99, e100, e101, e102, e103, e104, e105, e106, e107, e108, e109, e110, e111;
        byte e112, e113, e114, e115, e116, e117, e118, e119, e120, e121, e122, e123, e124, e125, e126, e127;
        byte e128, e129, e130, e131, e132, e133, e134, e135, e136, e137, e138, e139, e140, e141, e142, e143;
        byte e144, e145, e146, e147, e148, e149, e150, e151, e152, e153, e154, e155, e156, e157, e158, e159;
        byte e160, e161, e162, e163, e164, e165, e166, e167, e168, e169, e170, e171, e172, e173, e174, e175;
        byte e176, e177, e178, e179, e180, e181, e182, e183, e184, e185, e186, e187, e188, e189, e190, e191;
        byte e192, e193, e194, e195, e196, e197, e198, e199, e200, e201, e202, e203, e204, e205, e206, e207;
        byte e208, e209, e210, e211, e212, e213, e214, e215, e216, e217, e218, e219, e220, e221, e222, e223;
        byte e224, e225, e226, e227, e228, e229, e230, e231, e232, e233, e234, e235, e236, e237, e238, e239;
        byte e240, e241, e242, e243, e244, e245, e246, e247, e248, e249, e250, e251, e252, e253, e254, e255;

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
                    case 24: return e24; case 25: return e25; case 26: return e26; case 27: return e27;
                    case 28: return e28; case 29: return e29; case 30: return e30; case 31: return e31;
                    case 32: return e32; case 33: return e33; case 34: return e34; case 35: return e35;
                    case 36: return e36; case 37: return e37; case 38: return e38; case 39: return e39;
                    case 40: return e40; case 41: return e41; case 42: return e42; case 43: return e43;
                    case 44: return e44; case 45: return e45; case 46: return e46; case 47: return e47;
                    case 48: return e48; case 49: return e49; case 50: return e50; case 51: return e51;
                    case 52: return e52; case 53: return e53; case 54: return e54; case 55: return e55;
                    case 56: return e56; case 57: return e57; case 58: return e58; case 59: return e59;
                    case 60: return e60; case 61: return e61; case 62: return e62; case 63: return e63;
                    case 64: return e64; case 65: return e65; case 66: return e66; case 67: return e67;
                    case 68: return e68; case 69: return e69; case 70: return e70; case 71: return e71;
                    case 72: return e72; case 73: return e73; case 74: return e74; case 75: return e75;
                    case 76: return e76; case 77: return e77; case 78: return e78; case 79: return e79;
                    case 80: return e80; case 81: return e81; case 82: return e82; case 83: return e83;
                    case 84: return e84; case 85: return e85; case 86: return e86; case 87: return e87;
                    case 88: return e88; case 89: return e89; case 90: return e90; case 91: return e91;
                    case 92: return e92; case 93: return e93; case 94: return e94; case 95: return e95;
                    case 96: return e96; case 97: return e97; case 98: return e98; case 99: return e99;
                    case 100: return e100; case 101: return e101; case 102: return e102; case 103: return e103;
                    case 104: return e104; case 105: return e105; case 106: return e106; case 107: return e107;
                    case 108: return e108; case 109: return e109; case 110: return e110; case 111: return e111;
                    case 112: return e112; case 113: return e113; case 114: return e114; case 115: return e115;
                    case 116: return e116; case 117: return e117; case 118: return e118; case 119: return e119;
                    case 120: return e120; case 121: return e121; case 122: return e122; case 123: return e123;
                    case 124: return e124; case 125: return e125; case 126: return e126; case 127: return e127;
                    case 128: return e128; case 129: return e129; case 130: return e130; case 131: return e131;
                    case 132: return e132; case 133: return e133; case 134: return e134; case 135: return e135;
                    case 136: return e136; case 137: return e137; case 138: return e138; case 139: return e139;
                    case 140: return e140; case 141: return e141; case 142: return e142; case 143: return e143;
                    case 144: return e144; case 145: return e145; case 146: return e146; case 147: return e147;
                    case 148: return e148; case 149: return e149; case 150: return e150; case 151: return e151;
                    case 152: return e152; case 153: return e153; case 154: return e154; case 155: return e155;
                    case 156: return e156; case 157: return e157; case 158: return e158; case 159: return e159;
                    case 160: return e160; case 161: return e161; case 162: return e162; case 163: return e163;
                    case 164: return e164; case 165: return e165; case 166: return e166; case 167: return e167;
                    case 168: return e168; case 169: return e169; case 170: return e170; case 171: return e171;
                    case 172: return e172; case 173: return e173; case 174: return e174; case 175: return e175;
                    case 176: return e176; case 177: return e177; case 178: return e178; case 179: return e179;
                    case 180: return e180; case 181: return e181; case 182: return e182; case 183: return e183;
                    case 184: return e184; case 185: return e185; case 186: return e186; case 187: return e187;
                    case 188: return e188; case 189: return e189; case 190: return e190; case 191: return e191;
                    case 192: return e192; case 193: return e193; case 194: return e194; case 195: return e195;
                    case 196: return e196; case 197: return e197; case 198: return e198; case 199: return e199;
                    case 200: return e200; case 201: return e201; case 202: return e202; case 203: return e203;
                    case 204: return e204; case 205: return e205; case 206: return e206; case 207: return e207;
                    case 208: return e208; case 209: return e209; case 210: return e210; case 211: return e211;
                    case 212: return e212; case 213: return e213; case 214: return e214; case 215: return e215;
                    case 216: return e216; case 217: return e217; case 218: return e218; case 219: return e219;
                    case 220: return e220; case 221: return e221; case 222: return e222; case 223: return e223;
                    case 224: return e224; case 225: return e225; case 226: return e226; case 227: return e227;
                    case 228: return e228; case 229: return e229; case 230: return e230; case 231: return e231;
                    case 232: return e232; case 233: return e233; case 234: return e234; case 235: return e235;
                    case 236: return e236; case 237: return e237; case 238: return e238; case 239: return e239;
                    case 240: return e240; case 241: return e241; case 242: return e242; case 243: return e243;
                    case 244: return e244; case 245: return e245; case 246: return e246; case 247: return e247;
                    case 248: return e248; case 249: return e249; case 250: return e250; case 251: return e251;
                    case 252: return e252; case 253: return e253; case 254: return e254; case 255: return e255;
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
                    case 24: e24 = value; break; case 25: e25 = value; break; case 26: e26 = value; break; case 27: e27 = value; break;
                    case 28: e28 = value; break; case 29: e29 = value; break; case 30: e30 = value; break; case 31: e31 = value; break;
                    case 32: e32 = value; break; case 33: e33 = value; break; case 34: e34 = value; break; case 35: e35 = value; break;
                    case 36: e36 = value; break; case 37: e37 = value; break; case 38: e38 = value; break; case 39: e39 = value; break;
                    case 40: e40 = value; break; case 41: e41 = value; break; case 42: e42 = value; break; case 43: e43 = value; break;
                    case 44: e44 = value; break; case 45: e45 = value; break; case 46: e46 = value; break; case 47: e47 = value; break;
                    case 48: e48 = value; break; case 49: e49 = value; break; case 50: e50 = value; break; case 51: e51 = value; break;
                    case 52: e52 = value; break; case 53: e53 = value; break; case 54: e54 = value; break; case 55: e55 = value; break;
                    case 56: e56 = value; break; case 57: e57 = value; break; case 58: e58 = value; break; case 59: e59 = value; break;
                    case 60: e60 = value; break; case 61: e61 = value; break; case 62: e62 = value; break; case 63: e63 = value; break;
                    case 64: e64 = value; break; case 65: e65 = value; break; case 66: e66 = value; break; case 67: e67 = value; break;
                    case 68: e68 = value; break; case 69: e69 = value; break; case 70: e70 = value; break; case 71: e71 = value; break;
                    case 72: e72 = value; break; case 73: e73 = value; break; case 74: e74 = value; break; case 75: e75 = value; break;
                    case 76: e76 = value; break; case 77: e77 = value; break; case 78: e78 = value; break; case 79: e79 = value; break;
                    case 80: e80 = value; break; case 81: e81 = value; break; case 82: e82 = value; break; case 83: e83 = value; break;
                    case 84: e84 = value; break; case 85: e85 = value; break; case 86: e86 = value; break; case 87: e87 = value; break;
                    case 88: e88 = value; break; case 89: e89 = value; break; case 90: e90 = value; break; case 91: e91 = value; break;
                    case 92: e92 = value; break; case 93: e93 = value; break; case 94: e94 = value; break; case 95: e95 = value; break;
                    case 96: e96 = value; break; case 97: e97 = value; break; case 98: e98 = value; break; case 99: e99 = value; break;
                    case 100: e100 = value; break; case 101: e101 = value; break; case 102: e102 = value; break; case 103: e103 = value; break;
                    case 104: e104 = value; break; case 105: e105 = value; break; case 106: e106 = value; break; case 107: e107 = value; break;
                    case 108: e108 = value; break; case 109: e109 = value; break; case 110: e110 = value; break; case 111: e111 = value; break;
                    case 112: e112 = value; break; case 113: e113 = value; break; case 114: e114 = value; break; case 115: e115 = value; break;
                    case 116: e116 = value; break; case 117: e117 = value; break; case 118: e118 = value; break; case 119: e119 = value; break;
                    case 120: e120 = value; break; case 121: e121 = value; break; case 122: e122 = value; break; case 123: e123 = value; break;
                    case 124: e124 = value; break; case 125: e125 = value; break; case 126: e126 = value; break; case 127: e127 = value; break;
                    case 128: e128 = value; break; case 129: e129 = value; break; case 130: e130 = value; break; case 131: e131 = value; break;
                    case 132: e132 = value; break; case 133: e133 = value; break; case 134: e134 = value; break; case 135: e135 = value; break;
                    case 136: e136 = value; break; case 137: e137 = value; break; case 138: e138 = value; break; case 139: e139 = value; break;
                    case 140: e140 = value; break; case 141: e141 = value; break; case 142: e142 = value; break; case 143: e143 = value; break;
                    case 144: e144 = value; break; case 145: e145 = value; break; case 146: e146 = value; break; case 147: e147 = value; break;
                    case 148: e148 = value; break; case 149: e149 = value; break; case 150: e150 = value; break; case 151: e151 = value; break;
                    case 152: e152 = value; break; case 153: e153 = value; break; case 154: e154 = value; break; case 155: e155 = value; break;
                    case 156: e156 = value; break; case 157: e157 = value; break; case 158: e158 = value; break; case 159: e159 = value; break;
                    case 160: e160 = value; break; case 161: e161 = value; break; case 162: e162 = value; break; case 163: e163 = value; break;
                    case 164: e164 = value; break; case 165: e165 = value; break; case 166: e166 = value; break; case 167: e167 = value; break;
                    case 168: e168 = value; break; case 169: e169 = value; break; case 170: e170 = value; break; case 171: e171 = value; break;
                    case 172: e172 = value; break; case 173: e173 = value; break; case 174: e174 = value; break; case 175: e175 = value; break;
                    case 176: e176 = value; break; case 177: e177 = value; break; case 178: e178 = value; break; case 179: e179 = value; break;
                    case 180: e180 = value; break; case 181: e181 = value; break; case 182: e182 = value; break; case 183: e183 = value; break;
                    case 184: e184 = value; break; case 185: e185 = value; break; case 186: e186 = value; break; case 187: e187 = value; break;
                    case 188: e188 = value; break; case 189: e189 = value; break; case 190: e190 = value; break; case 191: e191 = value; break;
                    case 192: e192 = value; break; case 193: e193 = value; break; case 194: e194 = value; break; case 195: e195 = value; break;
                    case 196: e196 = value; break; case 197: e197 = value; break; case 198: e198 = value; break; case 199: e199 = value; break;
                    case 200: e200 = value; break; case 201: e201 = value; break; case 202: e202 = value; break; case 203: e203 = value; break;
                    case 204: e204 = value; break; case 205: e205 = value; break; case 206: e206 = value; break; case 207: e207 = value; break;
                    case 208: e208 = value; break; case 209: e209 = value; break; case 210: e210 = value; break; case 211: e211 = value; break;
                    case 212: e212 = value; break; case 213: e213 = value; break; case 214: e214 = value; break; case 215: e215 = value; break;
                    case 216: e216 = value; break; case 217: e217 = value; break; case 218: e218 = value; break; case 219: e219 = value; break;
                    case 220: e220 = value; break; case 221: e221 = value; break; case 222: e222 = value; break; case 223: e223 = value; break;
                    case 224: e224 = value; break; case 225: e225 = value; break; case 226: e226 = value; break; case 227: e227 = value; break;
                    case 228: e228 = value; break; case 229: e229 = value; break; case 230: e230 = value; break; case 231: e231 = value; break;
                    case 232: e232 = value; break; case 233: e233 = value; break; case 234: e234 = value; break; case 235: e235 = value; break;
                    case 236: e236 = value; break; case 237: e237 = value; break; case 238: e238 = value; break; case 239: e239 = value; break;
                    case 240: e240 = value; break; case 241: e241 = value; break; case 242: e242 = value; break; case 243: e243 = value; break;
                    case 244: e244 = value; break; case 245: e245 = value; break; case 246: e246 = value; break; case 247: e247 = value; break;
                    case 248: e248 = value; break; case 249: e249 = value; break; case 250: e250 = value; break; case 251: e251 = value; break;
                    case 252: e252 = value; break; case 253: e253 = value; break; case 254: e254 = value; break; case 255: e255 = value; break;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }
}
