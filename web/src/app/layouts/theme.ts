import type { Theme } from "@paso/contract";

import { deviceStore } from "../../storage/device-store.ts";

/** Its key in the local storage. */
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
