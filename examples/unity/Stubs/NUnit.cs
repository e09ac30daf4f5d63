// As much of NUnit as the tests of the package call.
using System;

namespace NUnit.Framework
{
    public sealed class TestAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public sealed class TestCaseAttribute : Attribute
    {
        public readonly object[] Arguments;

        public TestCaseAttribute(params object[] arguments)
        {
            Arguments = arguments;
        }
    }

    public static class Assert
    {
        public static void AreEqual(object expected, object actual)
        {
            IsTrue(Equals(expected, actual), "expected " + expected + ", but it is " + actual);
        }

        public static void IsTrue(bool condition, string message = "it is not so")
        {
            if (!condition) throw new Exception(message);
        }

        public static T Throws<T>(Action code) where T : Exception
        {
            try
            {
                code();
            }
            catch (T thrown)
            {
                return thrown;
            }
            throw new Exception("nothing was thrown");
        }
    }
}
