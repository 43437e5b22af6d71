import { describe, expect, it } from "vitest";

import { readVimeoMessage, vimeoAddress } from "./connect-vimeo.ts";
import { readYouTubeMessage, youtubeAddress } from "./connect-youtube.ts";

describe("YouTube's player", () => {
  it("is embedded without cookies and speaks to this site alone", () => {
    expect(youtubeAddress("bVFfcYh6UBw", "https://paso.example.org")).toBe(
      "https://www.youtube-nocookie.com/embed/bVFfcYh6UBw?enablejsapi=1&origin=https%3A%2F%2Fpaso.example.org&playsinline=1&rel=0",
    );
  });

  it("delivers its state in parts", () => {
    const first = { event: "initialDelivery", info: { duration: 90, playerState: -1 } };
    expect(readYouTubeMessage(JSON.stringify(first))).toEqual({ duration: 90, playing: false });
    const later = { event: "infoDelivery", info: { currentTime: 12.5, playerState: 1 } };
    expect(readYouTubeMessage(JSON.stringify(later))).toEqual({ time: 12.5, playing: true });
  });

  it("tells play, pause and buffering apart", () => {
    const state = (info: number) =>
      readYouTubeMessage(JSON.stringify({ event: "onStateChange", info }));
    expect(state(1)).toEqual({ playing: true });
    expect(state(2)).toEqual({ playing: false });
    expect(state(3)).toEqual({});
  });

  it.each(["no json", "null", '{"event":"infoDelivery","info":null}', '{"event":"onReady"}', 7])(
    "says nothing in %j",
    (data) => expect(readYouTubeMessage(data)).toBeNull(),
  );
});

describe("Vimeo's player", () => {
  it("keeps the hash of an unlisted video", () => {
    expect(vimeoAddress("76979871", "8272103f6e")).toBe(
      "https://player.vimeo.com/video/76979871?dnt=1&playsinline=1&h=8272103f6e",
    );
    expect(vimeoAddress("76979871", null)).not.toContain("h=");
  });

  it("is ready when it says so or answers a ping", () => {
    expect(readVimeoMessage({ event: "ready" })).toEqual({ kind: "ready" });
    expect(readVimeoMessage('{"method":"ping"}')).toEqual({ kind: "ready" });
  });

  it("tells where playback stands", () => {
    expect(
      readVimeoMessage({ event: "timeupdate", data: { seconds: 3.2, percent: 0.1, duration: 32 } }),
    ).toEqual({ kind: "time", time: 3.2, duration: 32 });
    expect(readVimeoMessage({ event: "ended", data: {} })).toEqual({ kind: "pause" });
  });

  it.each([null, "no json", { event: "volumechange" }, {}])("says nothing in %j", (data) =>
    expect(readVimeoMessage(data)).toBeNull(),
  );
});
