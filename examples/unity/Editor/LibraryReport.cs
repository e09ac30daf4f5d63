using System;
using System.Collections.Generic;
using System.Text;
using UnityEditor;

namespace Grizzled.Editor
{
    /// <summary>Says whether the editor has found the native library, and for which platforms there is one.</summary>
    public static class LibraryReport
    {
        static readonly BuildTarget[] Targets = {
            BuildTarget.StandaloneLinux64, BuildTarget.StandaloneWindows64, BuildTarget.StandaloneOSX,
            BuildTarget.Android, BuildTarget.iOS, BuildTarget.WebGL,
        };

        [MenuItem("Tools/Grizzled/Native libraries")]
        static void Show()
        {
            EditorUtility.DisplayDialog("Grizzled", Text(), "OK");
        }

        public static string Text()
        {
            var text = new StringBuilder(Here() + "\n");
            List<PluginImporter> plugins = Ours();
            foreach (BuildTarget target in Targets)
            {
                List<PluginImporter> fitting = plugins.FindAll(plugin => plugin.GetCompatibleWithPlatform(target));
                text.Append("\n" + target + ": ");
                if (fitting.Count == 0) text.Append("none");
                foreach (PluginImporter plugin in fitting) text.Append("\n  " + plugin.assetPath);
            }
            return text.ToString();
        }

        static string Here()
        {
            try
            {
                Library.Check();
                return "This editor has found the library, version " + Library.Version + ".";
            }
            catch (Exception missing) when (missing is DllNotFoundException || missing is GrizzledException)
            {
                return "This editor cannot use the library: " + missing.Message;
            }
        }

        static List<PluginImporter> Ours()
        {
            var ours = new List<PluginImporter>();
            foreach (PluginImporter plugin in PluginImporter.GetAllImporters())
            {
                if (plugin.isNativePlugin && System.IO.Path.GetFileNameWithoutExtension(plugin.assetPath).EndsWith("grizzled")) ours.Add(plugin);
            }
            return ours;
        }
    }
}
