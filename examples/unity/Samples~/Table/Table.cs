using System;
using UnityEngine;

namespace Grizzled.Samples
{
    /// <summary>Draws a TableGame and hands it what is clicked. Put it on any object of a scene.</summary>
    [AddComponentMenu("Grizzled/Table")]
    public sealed class Table : MonoBehaviour
    {
        const float Margin = 10;

        public TableSettings Settings = new TableSettings();
        /// <summary>How many seconds pass between what bots do.</summary>
        public float Pause = 0.5f;

        TableGame game;
        string failure;
        float next;
        Vector2 choices, log;

        void OnEnable()
        {
            Begin();
        }

        void OnDisable()
        {
            if (game != null) game.Dispose();
            game = null;
        }

        void Begin()
        {
            OnDisable();
            failure = null;
            try
            {
                game = new TableGame(Settings);
            }
            catch (Exception missing) when (missing is DllNotFoundException || missing is GrizzledException)
            {
                failure = missing.Message;
            }
        }

        void Update()
        {
            if (game == null || Time.unscaledTime < next) return;
            next = Time.unscaledTime + Pause;
            game.Update();
        }

        void OnGUI()
        {
            Action clicked = null;
            GUILayout.BeginArea(new Rect(Margin, Margin, Screen.width - 2 * Margin, Screen.height - 2 * Margin));
            if (game == null) GUILayout.Label(failure);
            else clicked = Draw();
            GUILayout.EndArea();
            // Not before all is drawn: what there is to draw may be another then.
            if (clicked != null) clicked();
        }

        Action Draw()
        {
            Action clicked = null;
            if (!game.Curtain)
            {
                foreach (string line in game.Lines) GUILayout.Label(line);
            }
            GUILayout.Label(game.Prompt);
            choices = GUILayout.BeginScrollView(choices);
            for (int place = 0; place < game.Choices.Count; place++)
            {
                int chosen = place;
                if (GUILayout.Button(game.Choices[place])) clicked = () => game.Choose(chosen);
            }
            if (game.Curtain && GUILayout.Button("It is me, and nobody else is looking")) clicked = game.Reveal;
            if (game.Over && GUILayout.Button("New game")) clicked = Begin;
            GUILayout.EndScrollView();
            log = GUILayout.BeginScrollView(log, GUILayout.Height(Screen.height / 4));
            for (int place = game.Log.Count - 1; place >= 0; place--) GUILayout.Label(game.Log[place]);
            GUILayout.EndScrollView();
            return clicked;
        }
    }
}
