import { deviceStore } from "../../storage/device-store.ts";

/** Light, dark, or whatever the device prefers. */
export type Theme = "system" | "light" | "dark";

/** What the device keeps it as. */
export const THEME = "theme";

/** The theme chosen on this device. */
export function rememberedTheme(): Theme {
  const theme = deviceStore.read(THEME);
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Shows a theme: the style sheets read `data-theme` on `<html>`. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
