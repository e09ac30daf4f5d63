// As much of UnityEditor as the package calls, so that it can be compiled and run without Unity.
using System;

namespace UnityEditor
{
    public sealed class MenuItem : Attribute
    {
        public MenuItem(string itemName) { }
    }

    public static class EditorUtility
    {
        public static bool DisplayDialog(string title, string message, string ok)
        {
            Console.WriteLine(message);
            return true;
        }
    }

    public enum BuildTarget
    {
        StandaloneOSX = 2, StandaloneWindows64 = 19, iOS = 9, Android = 13, WebGL = 20, StandaloneLinux64 = 24,
    }

    /// <summary>There is one, of the library for Linux.</summary>
    public sealed class PluginImporter
    {
        public string assetPath { get { return "Packages/org.grizzled.engine/Plugins/Linux/x86_64/libgrizzled.so"; } }
        public bool isNativePlugin { get { return true; } }
        public static PluginImporter[] GetAllImporters() { return new[] { new PluginImporter() }; }

        public bool GetCompatibleWithPlatform(BuildTarget platform)
        {
            return platform == BuildTarget.StandaloneLinux64;
        }
    }
}
