import type { Theme } from "@paso/contract";

import { deviceStore } from "../../storage/device-store.ts";
import { applyTheme, THEME } from "./theme.ts";

/** Applies a theme and remembers it on this device, if the browser allows it. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  deviceStore.keep(THEME, theme);
}
