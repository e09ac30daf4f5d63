// As much of UnityEngine as the sample calls, so that it can be compiled and played without Unity: nothing is drawn, what would
// be drawn is remembered, and one button after the other can be pressed.
using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public class MonoBehaviour
    {
    }

    public sealed class AddComponentMenu : Attribute
    {
        public AddComponentMenu(string menuName) { }
    }

    public struct Vector2
    {
        public float x, y;
    }

    public struct Rect
    {
        public Rect(float x, float y, float width, float height) { }
    }

    public static class Screen
    {
        public static int width { get { return 800; } }
        public static int height { get { return 600; } }
    }

    public static class Time
    {
        public static float unscaledTime { get; set; }
    }

    public sealed class GUILayoutOption
    {
    }

    public static class GUILayout
    {
        /// <summary>What has been drawn since these lists were emptied.</summary>
        public static readonly List<string> Labels = new List<string>(), Buttons = new List<string>();

        /// <summary>The number of the button that is pressed, or -1.</summary>
        public static int Pressed = -1;

        // Unity refuses what is opened and not closed.
        public static int Open;

        public static void BeginArea(Rect screenRect) { Open++; }
        public static void EndArea() { Open--; }
        public static void EndScrollView() { Open--; }

        public static Vector2 BeginScrollView(Vector2 scrollPosition, params GUILayoutOption[] options)
        {
            Open++;
            return scrollPosition;
        }

        public static GUILayoutOption Height(float height)
        {
            return new GUILayoutOption();
        }

        public static void Label(string text, params GUILayoutOption[] options)
        {
            Labels.Add(text);
        }

        public static bool Button(string text, params GUILayoutOption[] options)
        {
            Buttons.Add(text);
            return Pressed == Buttons.Count - 1;
        }
    }
}
