import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { readSettings, rememberSettings } from "./player-settings.ts";

const device = new Map<string, string>();

beforeEach(() => {
  device.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a person's player settings", () => {
  it("are empty until one is chosen, and then hold each choice", () => {
    expect(readSettings(7)).toEqual({});
    rememberSettings(7, { rate: 1.5 });
    rememberSettings(7, { volume: 0.4, muted: true });
    rememberSettings(7, { goesOn: false });
    expect(readSettings(7)).toEqual({ rate: 1.5, volume: 0.4, muted: true, goesOn: false });
  });

  it("belong to one person on a device, and are not kept in a preview", () => {
    rememberSettings(7, { rate: 2 });
    expect(readSettings(8)).toEqual({});
    rememberSettings(null, { rate: 2 });
    expect(readSettings(null)).toEqual({});
    expect(device.size).toBe(1);
  });

  it.each(["no json", "null", '"fast"', '{"rate":0,"volume":7,"muted":"yes","goesOn":1}'])(
    "is nothing where the device keeps %s",
    (kept) => {
      device.set("paso.video.7", kept);
      expect(readSettings(7)).toEqual({});
    },
  );

  it("are empty where storage is unavailable", () => {
    vi.stubGlobal("localStorage", undefined);
    rememberSettings(7, { rate: 2 });
    expect(readSettings(7)).toEqual({});
  });
});
