import type { Navigation, NavigationAreas } from "@paso/contract";

import { deviceStore } from "../storage/device-store.ts";
import { keepJson, readJson } from "../storage/json.ts";

const nameOf = (userId: number) => `areas.${userId}`;

/** The areas last shown to a person on this device, as the initial data of a visit. */
export function readRememberedAreas(userId: number): Navigation | undefined {
  const kept = readJson(deviceStore, nameOf(userId));
  if (!Array.isArray(kept)) return undefined;
  // Without the counts of then: they may be stale.
  return { areas: Object.fromEntries(kept.map((name) => [String(name), { waiting: 0 }])) };
}

export function rememberAreas(userId: number, areas: NavigationAreas): void {
  keepJson(deviceStore, nameOf(userId), Object.keys(areas));
}
