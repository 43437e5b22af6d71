import { deviceStore } from "./device-store.ts";

const SOUNDS = "sounds";

/** Whether tones are played on this device; off until they are switched on. */
export function areSoundsOn(): boolean {
  return deviceStore.read(SOUNDS) === "on";
}

/** Remembers on this device whether tones are played. */
export function keepSounds(on: boolean): void {
  if (on) deviceStore.keep(SOUNDS, "on");
  else deviceStore.drop(SOUNDS);
}
