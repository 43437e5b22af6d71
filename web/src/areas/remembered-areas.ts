import type { Navigation, NavigationAreas } from "@paso/contract";

import { deviceStore } from "../storage/device-store.ts";
import { keepJson, readJson } from "../storage/json.ts";

const nameOf = (userId: number) => `areas.${userId}`;

/** The areas that this device showed a person last, so that a visit begins with them. */
export function readRememberedAreas(userId: number): Navigation | undefined {
  const kept = readJson(deviceStore, nameOf(userId));
  if (!Array.isArray(kept)) return undefined;
  // What waited then is not said: it may be read by now.
  return { areas: Object.fromEntries(kept.map((name) => [String(name), { waiting: 0 }])) };
}

export function rememberAreas(userId: number, areas: NavigationAreas): void {
  keepJson(deviceStore, nameOf(userId), Object.keys(areas));
}
