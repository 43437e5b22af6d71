/** Light, dark, or whatever the device prefers. */
export type Theme = "system" | "light" | "dark";

const REMEMBERED = "paso.theme";

/** The theme chosen on this device. */
export function rememberedTheme(): Theme {
  try {
    const theme = localStorage.getItem(REMEMBERED);
    return theme === "light" || theme === "dark" ? theme : "system";
  } catch {
    return "system";
  }
}

/** Shows a theme: the style sheets read `data-theme` on `<html>`. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

/** Shows a theme and remembers it on this device, where the browser lets it. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(REMEMBERED, theme);
  } catch {
    // Storage may be barred by the browser's settings.
  }
}
