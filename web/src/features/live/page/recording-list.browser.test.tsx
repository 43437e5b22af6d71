import type { ReleasedRecording } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { RecordingList } from "./recording-list.tsx";

const recording = (more: Partial<ReleasedRecording>): ReleasedRecording => ({
  id: 7,
  title: "Part 1",
  address: "https://zoom.example.org/rec/play/1",
  password: null,
  is_embedded: false,
  ...more,
});

it("plays a recording on the page, in the player of the courses' videos", async () => {
  startFakeServer();
  const { href } = new URL("../../../../../e2e/support/films/film.webm", import.meta.url);
  const film = recording({ address: href, is_embedded: true });
  const screen = await renderScreen(<RecordingList recordings={[film]} />);
  const player = screen.getByLabelText("Recording: Part 1");
  await expect.element(player).toBeVisible();
  const video = player.element() as HTMLVideoElement;
  await expect.poll(() => video.readyState).toBeGreaterThan(0);
});

it("says that a recording could not be loaded, and leads to it", async () => {
  startFakeServer();
  const lost = recording({ address: "https://media.example.invalid/1.mp4", is_embedded: true });
  const screen = await renderScreen(<RecordingList recordings={[lost]} />);
  const failure = screen.getByText(/^This video (could not be loaded|cannot be played here)/);
  await expect.element(failure).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Open the video in a new tab" }))
    .toHaveAttribute("href", "https://media.example.invalid/1.mp4");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(failure).toBeVisible();
});

it("links to one that is kept elsewhere, with the password it asks for", async () => {
  startFakeServer();
  const screen = await renderScreen(
    <RecordingList recordings={[recording({ password: "pw42" })]} />,
  );
  await expect
    .element(screen.getByRole("link", { name: /^Watch the recording ?: Part 1$/ }))
    .toHaveAttribute("href", "https://zoom.example.org/rec/play/1");
  await expect.element(screen.getByText("pw42")).toBeVisible();
});

it("shows nothing where nothing is released", async () => {
  startFakeServer();
  const screen = await renderScreen(<RecordingList recordings={[]} />);
  expect(screen.getByRole("heading").elements()).toHaveLength(0);
});
