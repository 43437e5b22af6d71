import type { LibraryVideo, VideoLibrary as Library } from "@paso/contract";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import { VideoLibrary } from "./video-library.tsx";

const LIST = "GET /api/courses/3/videos";
const ADD = "POST /api/courses/3/videos";

const video = (id: number, title: string, more: Partial<LibraryVideo> = {}): LibraryVideo => ({
  id,
  title,
  address: `https://vimeo.com/7697987${id}`,
  tags: [],
  length: null,
  released: false,
  ...more,
});
const library = (videos: LibraryVideo[], more: Partial<Library> = {}): Library => ({
  videos,
  tags: [],
  next_cursor: null,
  may_change: true,
  ...more,
});

const open = () =>
  renderScreen(
    <StaffKit>
      <VideoLibrary owner={3} />
    </StaffKit>,
  );

describe("a library", () => {
  it("is loaded, and says what to do while it is empty", async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    startFakeServer({ [LIST]: () => promise });
    const { getByText } = await open();
    await expect.element(getByText("Loading…")).toBeVisible();
    resolve(library([]));
    await expect.element(getByText("No videos yet")).toBeVisible();
  });

  it("says why it could not be loaded, and tries again", async () => {
    const server = startFakeServer({ [LIST]: () => refusal(409, { message: "Not now." }) });
    const { getByRole, getByText } = await open();
    await expect.element(getByText(/Not now\./)).toBeVisible();
    server.on(LIST, () => library([video(1, "Rain")]));
    await userEvent.click(getByRole("button", { name: "Try again" }));
    await expect.element(getByText("Rain")).toBeVisible();
  });

  it("shows where a video is, its length and tags, and more of them on demand", async () => {
    const server = startFakeServer({
      [LIST]: () =>
        library([video(1, "Rain", { length: 3_723, tags: ["water"] })], {
          tags: ["water"],
          next_cursor: "1",
        }),
    });
    server.on(`${LIST}?cursor=1`, () => library([video(2, "Wind")]));
    const { getByRole, getByText } = await open();
    await expect.element(getByText("Vimeo · 1:02:03")).toBeVisible();
    await userEvent.click(getByRole("button", { name: "Show more videos" }));
    await expect.element(getByText("Wind")).toBeVisible();
  });

  it("is looked at by those who may not change it", async () => {
    startFakeServer({ [LIST]: () => library([video(1, "Rain")], { may_change: false }) });
    const { getByRole } = await open();
    await expect.element(getByRole("button", { name: "Play Rain" })).toBeVisible();
    await expect.element(getByRole("switch", { name: "Shown to students" })).toBeDisabled();
    expect(getByRole("button", { name: "Add a video" }).elements()).toHaveLength(0);
    expect(getByRole("button", { name: "More for Rain" }).elements()).toHaveLength(0);
  });

  it("shows a video to students, and says where that failed", async () => {
    let released = false;
    const server = startFakeServer({ [LIST]: () => library([video(1, "Rain", { released })]) });
    server.on("PUT /api/videos/1/release", () => refusal(409, { message: "Gone." }));
    const { getByRole, getByText } = await open();
    const shown = getByRole("switch", { name: "Shown to students" });
    await userEvent.click(getByText("Shown to students"));
    await expect.element(getByText(/Gone\./)).toBeVisible();
    await expect.element(shown).not.toBeChecked();
    server.on("PUT /api/videos/1/release", () => {
      released = true;
      return { video: video(1, "Rain", { released }) };
    });
    await userEvent.click(getByText("Shown to students"));
    await expect.element(shown).toBeChecked();
    expect(server.sent("PUT /api/videos/1/release")).toEqual([
      { released: true },
      { released: true },
    ]);
  });
});

describe("a video that is added", () => {
  it("keeps what was typed when it is refused, and says why beside the field", async () => {
    const message = "Enter the address of a YouTube video.";
    const server = startFakeServer({ [LIST]: () => library([]) });
    server.on(ADD, () => refusal(422, { errors: { address: [message] } }));
    const { getByRole, getByText } = await open();
    await userEvent.click(getByRole("button", { name: "Add a video" }));
    const dialog = getByRole("dialog", { name: "Add a video" });
    const address = dialog.getByRole("textbox", { name: "Video address" });
    await userEvent.fill(address, "https://example.org/page");
    await userEvent.fill(dialog.getByRole("textbox", { name: "Title" }), "Rain");
    await userEvent.fill(dialog.getByRole("textbox", { name: "Tags" }), "water, , sky");
    const length = dialog.getByRole("textbox", { name: "Length" });
    await userEvent.fill(length, "4:5");
    await userEvent.click(dialog.getByRole("button", { name: "Add video" }));
    await expect.element(getByText("Write minutes and seconds, such as 4:05.")).toBeVisible();
    expect(server.sent(ADD)).toEqual([]);
    await userEvent.fill(length, "4:05");
    await userEvent.click(dialog.getByRole("button", { name: "Add video" }));
    await expect.element(getByText(message)).toBeVisible();
    await expect.element(address).toHaveValue("https://example.org/page");
    await expect.element(length).toHaveValue("4:05");
    expect(server.sent(ADD)).toEqual([
      { address: "https://example.org/page", title: "Rain", tags: ["water", "sky"], length: 245 },
    ]);
  });

  it("is named where the library has it already", async () => {
    const server = startFakeServer({ [LIST]: () => library([]) });
    server.on(ADD, () => ({ video: video(1, "Rain"), added: false }));
    const { getByRole, getByText } = await open();
    await userEvent.click(getByRole("button", { name: "Add a video" }));
    await userEvent.fill(getByRole("textbox", { name: "Video address" }), "https://vimeo.com/1");
    await userEvent.click(getByRole("button", { name: "Add video" }));
    await expect.element(getByText("This video is in the library already: Rain")).toBeVisible();
  });
});

it("forgets the length of a video whose address is changed", async () => {
  const server = startFakeServer({ [LIST]: () => library([video(1, "Rain", { length: 95 })]) });
  server.on("PUT /api/videos/1", () => ({ video: video(1, "Rain") }));
  const { getByRole } = await open();
  await userEvent.click(getByRole("button", { name: "More for Rain" }));
  await userEvent.click(getByRole("menuitem", { name: "Edit" }));
  const length = getByRole("textbox", { name: "Length" });
  await expect.element(length).toHaveValue("1:35");
  await userEvent.fill(getByRole("textbox", { name: "Video address" }), "https://vimeo.com/1");
  await expect.element(length).toHaveValue("");
});
