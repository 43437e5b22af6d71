import { deviceStore } from "../../../storage/device-store.ts";
import { keepJson, readJson } from "../../../storage/json.ts";

/** A person's player settings; those never chosen are absent. */
export interface PlayerSettings {
  /** 1 is the video's own speed. */
  rate?: number;
  /** 0 to 1. */
  volume?: number;
  muted?: boolean;
  /** Language of the captions, or `off`. */
  captions?: string;
}

/** A person's video settings on this device. */
export interface VideoSettings extends PlayerSettings {
  /** Whether the page advances automatically when a video ends; true by default. */
  goesOn?: boolean;
}

function nameOf(userId: number): string {
  return `video.${userId}`;
}

/** A person's settings on this device; none without a person, as in a preview. */
export function readSettings(userId: number | null): VideoSettings {
  if (userId === null) return {};
  const kept = readJson(deviceStore, nameOf(userId));
  return typeof kept === "object" && kept !== null ? fitting(kept) : {};
}

/** Merges what a person chose into their settings. */
export function rememberSettings(userId: number | null, chosen: VideoSettings): void {
  if (userId === null) return;
  keepJson(deviceStore, nameOf(userId), { ...readSettings(userId), ...fitting(chosen) });
}

function fitting(settings: object): VideoSettings {
  const { rate, volume, muted, captions, goesOn } = settings as Record<
    keyof VideoSettings,
    unknown
  >;
  return {
    ...(isBetween(rate, 0.25, 4) && { rate }),
    ...(isBetween(volume, 0, 1) && { volume }),
    ...(typeof muted === "boolean" && { muted }),
    ...(typeof captions === "string" && { captions }),
    ...(typeof goesOn === "boolean" && { goesOn }),
  };
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}
