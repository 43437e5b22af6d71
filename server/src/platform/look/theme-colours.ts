/** Background and text colours of both themes, as in the web app's `tokens.css`. */
export const THEMES = {
  light: { paper: "#fbf9f4", card: "#ffffff", ink: "#1d2321", muted: "#5b6562", line: "#e2ddd2" },
  dark: { paper: "#131716", card: "#1b2120", ink: "#e9e6df", muted: "#a3ada9", line: "#2e3735" },
} as const;

/** The accent of one theme and its shades. */
export interface ThemeShades {
  accent: string;
  /** On hover. */
  strong: string;
  /** Text on the accent. */
  on: string;
  /** A background on which the accent is readable. */
  soft: string;
  /** The accent on an ink background. */
  onInk: string;
}

export interface Shades {
  light: ThemeShades;
  dark: ThemeShades;
}

/** For a site that has chosen no accent. */
export const USUAL_SHADES: Shades = {
  light: {
    accent: "#0b6b5a",
    strong: "#085346",
    on: "#ffffff",
    soft: "#e1f0ec",
    onInk: "#5ccdb2",
  },
  dark: {
    accent: "#5ccdb2",
    strong: "#7fdcc6",
    on: "#0c1f1a",
    soft: "#17322c",
    onInk: "#0b6b5a",
  },
};
