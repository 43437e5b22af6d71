import { describe, expect, it } from "vitest";

import { readVimeoMessage, vimeoAddress } from "./connect-vimeo.ts";
import { readYouTubeMessage, youtubeAddress } from "./connect-youtube.ts";

describe("YouTube's player", () => {
  it("is embedded without cookies and speaks to this site alone", () => {
    const start = { origin: "https://paso.example.org", language: "es", startAt: 0 };
    const address =
      "https://www.youtube-nocookie.com/embed/bVFfcYh6UBw?enablejsapi=1&origin=https%3A%2F%2Fpaso.example.org&playsinline=1&rel=0&hl=es&cc_lang_pref=es";
    expect(youtubeAddress("bVFfcYh6UBw", start)).toBe(address);
    expect(youtubeAddress("bVFfcYh6UBw", { ...start, startAt: 83 })).toBe(`${address}&start=83`);
  });

  it("delivers its state in parts", () => {
    const first = { event: "initialDelivery", info: { duration: 90, playerState: -1 } };
    expect(readYouTubeMessage(JSON.stringify(first))).toEqual({ duration: 90, playing: false });
    const later = { event: "infoDelivery", info: { currentTime: 12.5, playerState: 1 } };
    expect(readYouTubeMessage(JSON.stringify(later))).toEqual({ time: 12.5, playing: true });
  });

  it("distinguishes playing, paused and buffering", () => {
    const state = (info: number) =>
      readYouTubeMessage(JSON.stringify({ event: "onStateChange", info }));
    expect(state(1)).toEqual({ playing: true });
    expect(state(2)).toEqual({ playing: false });
    expect(state(3)).toEqual({});
  });

  it("reports speed and volume", () => {
    const info = { playbackRate: 1.5, volume: 40, muted: false };
    expect(readYouTubeMessage(JSON.stringify({ event: "infoDelivery", info }))).toEqual({
      settings: { rate: 1.5, volume: 0.4, muted: false },
    });
    const rate = { event: "onPlaybackRateChange", info: 2 };
    expect(readYouTubeMessage(JSON.stringify(rate))).toEqual({ settings: { rate: 2 } });
  });

  it.each([
    [2, "missing"],
    [100, "missing"],
    [101, "barred"],
    [150, "barred"],
    [5, "unplayable"],
  ])("tells by code %i that a video is %s", (info, failure) => {
    expect(readYouTubeMessage(JSON.stringify({ event: "onError", info }))).toEqual({ failure });
  });

  it.each(['{"event":"infoDelivery","info":null}', '{"event":"onReady"}'])(
    "is ready but has nothing to report in %s",
    (data) => expect(readYouTubeMessage(data)).toEqual({}),
  );

  it.each(["no json", "null", "{}", 7])("says nothing in %j", (data) =>
    expect(readYouTubeMessage(data)).toBeNull(),
  );
});

describe("Vimeo's player", () => {
  it("keeps the hash of an unlisted video", () => {
    expect(vimeoAddress("76979871", "8272103f6e", 0)).toBe(
      "https://player.vimeo.com/video/76979871?dnt=1&playsinline=1&speed=1&h=8272103f6e",
    );
    expect(vimeoAddress("76979871", null, 0)).not.toContain("h=");
  });

  it("begins at a second", () => {
    expect(vimeoAddress("76979871", null, 83)).toMatch(/#t=83s$/);
  });

  it("is ready when it says so or answers a ping", () => {
    expect(readVimeoMessage({ event: "ready" })).toEqual({ kind: "ready" });
    expect(readVimeoMessage('{"method":"ping"}')).toEqual({ kind: "ready" });
  });

  it("reports the playback position", () => {
    expect(
      readVimeoMessage({ event: "timeupdate", data: { seconds: 3.2, percent: 0.1, duration: 32 } }),
    ).toEqual({ kind: "time", time: 3.2, duration: 32 });
    expect(readVimeoMessage({ event: "ended", data: {} })).toEqual({ kind: "pause" });
  });

  it("reports speed and volume", () => {
    const speed = { event: "playbackratechange", data: { playbackRate: 1.5 } };
    expect(readVimeoMessage(speed)).toEqual({ kind: "settings", settings: { rate: 1.5 } });
    const volume = { event: "volumechange", data: { volume: 0.4, muted: true } };
    expect(readVimeoMessage(volume)).toEqual({
      kind: "settings",
      settings: { volume: 0.4, muted: true },
    });
  });

  it.each([
    [{ name: "NotFoundError", method: "ready" }, "missing"],
    [{ name: "PasswordError" }, "missing"],
    [{ name: "PrivacyError", method: "ready" }, "barred"],
    [{ name: "UnsupportedError" }, "unplayable"],
  ])("tells by %j that a video is %s", (data, failure) => {
    expect(readVimeoMessage({ event: "error", data })).toEqual({ kind: "failure", failure });
  });

  it("does not treat a refused method as a failure", () => {
    const data = { name: "Error", method: "setPlaybackRate" };
    expect(readVimeoMessage({ event: "error", data })).toBeNull();
  });

  it.each([null, "no json", { event: "cuechange" }, {}])("says nothing in %j", (data) =>
    expect(readVimeoMessage(data)).toBeNull(),
  );
});
