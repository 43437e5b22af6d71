import type { PlaybackState } from "@paso/contract";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { buildSection, type SectionChanges } from "../../section-kinds/testing/build-section.ts";
import { startFakeServer } from "../../testing/fake-server.ts";
import { buildPage, buildResult, finishCall, renderPlayer } from "./testing/render-player.tsx";

const PLAYBACK = "/api/courses/page/7/section/1/playback";
const NOTHING: PlaybackState = { position: 0, duration: 0, watched: [] };
const ALL: PlaybackState = { position: 600, duration: 600, watched: [[0, 600]] };

/** A video whose player never reports anything, as there is no network. */
const film = (changes: SectionChanges = {}) =>
  buildSection({
    id: 1,
    type: "video",
    question: null,
    content: "https://vimeo.com/123456789",
    must_watch: true,
    ...changes,
  });

async function show(changes: SectionChanges, kept: PlaybackState) {
  const server = startFakeServer({
    [`GET ${PLAYBACK}`]: () => kept,
    [`PUT ${PLAYBACK}`]: (body) => body as object,
    [finishCall(1)]: () => buildResult(film({ status: "finished" })),
  });
  const screen = await renderPlayer(buildPage([film(changes)]), server);
  return { ...screen, goOn: screen.getByRole("button", { name: "Continue" }) };
}

describe("a video that has to be watched", () => {
  it("says so, and offers no way on before", async () => {
    const { getByText, goOn } = await show({}, NOTHING);
    await expect
      .element(getByText("Continue appears once you have watched the video."))
      .toBeVisible();
    expect(goOn.elements()).toHaveLength(0);
  });

  it("can be left once it was watched, which the server is told first", async () => {
    const { goOn, server } = await show({}, ALL);
    await userEvent.click(goOn);
    await vi.waitFor(() => expect(server.sent(finishCall(1))).toHaveLength(1));
    expect(server.sent(`PUT ${PLAYBACK}`)).toContainEqual(ALL);
  });

  it("can be left where it cannot be played", async () => {
    const { goOn, server, getByText } = await show({ content: "https://example.org/no" }, NOTHING);
    await expect.element(getByText("This video cannot be played here.")).toBeVisible();
    await userEvent.click(goOn);
    await vi.waitFor(() => expect(server.sent(finishCall(1))).toHaveLength(1));
    expect(server.sent(`PUT ${PLAYBACK}`)).toContainEqual({ ...NOTHING, unplayable: true });
  });
});

it("a video that may be passed can be left at once", async () => {
  const { goOn, server } = await show({ must_watch: false }, NOTHING);
  await userEvent.click(goOn);
  await vi.waitFor(() => expect(server.sent(finishCall(1))).toHaveLength(1));
});
