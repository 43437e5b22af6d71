import type { PlaybackState } from "@paso/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../../../api/index.ts";
import { type PlaybackKeeper, keepPlayback } from "./keep-playback.ts";

const save = vi.fn<(state: PlaybackState) => Promise<unknown>>();
const device = { keep: vi.fn<(state: PlaybackState) => void>(), drop: vi.fn<() => void>() };
const machine = { onLine: true };
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const browser = new EventTarget();
let keeper: PlaybackKeeper;

const at = (position: number): PlaybackState => {
  return { position, duration: 600, watched: [[0, position]] };
};
const saved = () => save.mock.calls.map(([state]) => state.position);
const keptOnDevice = () => device.keep.mock.calls.map(([state]) => state.position);
/** Plays for some seconds, reporting four times a second. */
async function play(from: number, seconds: number): Promise<void> {
  for (let quarter = 1; quarter <= seconds * 4; quarter += 1) {
    await vi.advanceTimersByTimeAsync(250);
    keeper.note(at(from + quarter / 4), false);
  }
}
function hide(): void {
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", browser);
  vi.stubGlobal("navigator", machine);
  machine.onLine = true;
  page.visibilityState = "visible";
  save.mockReset().mockResolvedValue(null);
  device.keep.mockReset();
  device.drop.mockReset();
  keeper = keepPlayback(save, device);
});
afterEach(() => {
  keeper.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("saving", () => {
  it("happens every 15 seconds while a video plays, with its current state", async () => {
    await play(0, 61);
    expect(saved()).toEqual([15, 30, 45, 60]);
  });

  it("happens once soon after a pause or several seeks", async () => {
    await play(0, 5);
    for (const position of [90, 20, 300]) keeper.note(at(position), true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved()).toEqual([300]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saved()).toEqual([300]);
  });

  it("happens at once when the page is hidden or left, and only where something is new", async () => {
    await play(0, 5);
    hide();
    expect(saved()).toEqual([5]);
    await vi.advanceTimersByTimeAsync(0);
    browser.dispatchEvent(new Event("pagehide"));
    expect(saved()).toEqual([5]);
    keeper.note(at(6), false);
    keeper.close();
    expect(saved()).toEqual([5, 6]);
  });

  it("stops when it is closed", async () => {
    keeper.close();
    await play(0, 60);
    hide();
    expect(save).not.toHaveBeenCalled();
  });

  it("sends nothing during a slow save, and the latest state after it", async () => {
    const first = Promise.withResolvers<unknown>();
    save.mockReturnValueOnce(first.promise);
    await play(0, 40);
    expect(saved()).toHaveLength(1);
    first.resolve(null);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(saved()).toEqual([15, 40]);
  });
});

describe("a failed save", () => {
  it("is retried at growing intervals", async () => {
    save.mockRejectedValue(new TypeError("Failed to fetch"));
    await play(0, 16);
    const times = [saved().length];
    for (let part = 0; part < 4; part += 1) {
      await play(16 + part * 60, 60);
      times.push(saved().length);
    }
    // 15, then 30, 60, 120 and 120 seconds apart.
    expect(times).toEqual([1, 3, 4, 4, 5]);
  });

  it("is retried as soon as the connection is back", async () => {
    save.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    keeper.note(at(7), true);
    await vi.advanceTimersByTimeAsync(1_000);
    browser.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(saved()).toEqual([7, 7]);
    await play(7, 16);
    expect(saved()).toHaveLength(3);
  });

  it.each([404, 409, 422])("is not retried where it would fail again (%i)", async (status) => {
    save.mockRejectedValue(new ApiError(status, "", { message: "", code: "" }));
    await play(0, 300);
    expect(save).toHaveBeenCalledOnce();
  });
});

describe("the device", () => {
  it("keeps nothing while saving goes well", async () => {
    await play(0, 60);
    hide();
    expect(device.keep).not.toHaveBeenCalled();
    expect(device.drop).not.toHaveBeenCalled();
  });

  it("keeps what could not be saved, now and then while it plays and at each stop, until it is saved", async () => {
    save.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await play(0, 26);
    expect(keptOnDevice()).toEqual([15, 20.5, 25.75]);
    keeper.note(at(26.5), true);
    expect(keptOnDevice().at(-1)).toBe(26.5);
    expect(device.drop).not.toHaveBeenCalled();
    browser.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(saved()).toEqual([15, 26.5]);
    expect(device.drop).toHaveBeenCalledOnce();
  });

  it("keeps at once what is unsaved when the page is left offline, before it is known that saving fails", async () => {
    await play(0, 5);
    machine.onLine = false;
    save.mockReturnValue(new Promise(() => {}));
    browser.dispatchEvent(new Event("pagehide"));
    expect(keptOnDevice()).toEqual([5]);
  });

  it("returns what an earlier visit could not save, until it is saved", async () => {
    save.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    keeper = keepPlayback(save, device, at(9));
    expect(saved()).toEqual([9]);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(device.drop).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved()).toEqual([9, 9]);
    expect(device.drop).toHaveBeenCalledOnce();
  });

  it("forgets what is refused permanently", async () => {
    machine.onLine = false;
    save.mockRejectedValue(new ApiError(409, "", { message: "", code: "" }));
    keeper.note(at(5), true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(device.drop).toHaveBeenCalledOnce();
  });
});
