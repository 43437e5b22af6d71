import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { type FakeServer, refusal, startFakeServer } from "../../testing/fake-server.ts";
import { USER_ID, renderScreen } from "../../testing/render-screen.tsx";
import { NotesDialog } from "./notes-dialog.tsx";

const READ = "GET /api/courses/page/notes/7";
const SAVE = "POST /api/courses/page/notes/7";

const note = (text: string) => ({ notes: { text } });

async function openNotes(server: FakeServer = startFakeServer({ [READ]: () => note("Soil") })) {
  const onClose = vi.fn<() => void>();
  const screen = await renderScreen(
    <NotesDialog open onClose={onClose} pageId={7} userId={USER_ID} />,
  );
  return {
    ...screen,
    server,
    field: screen.getByRole("textbox", { name: "Notes on this page" }),
    save: screen.getByRole("button", { name: "Save notes" }),
  };
}

describe("the notes of a page", () => {
  it("load when they are opened, into a field of 20 rows that has the focus", async () => {
    const { field, getByText } = await openNotes();
    await expect.element(field).toHaveValue("Soil");
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute("rows", "20");
    expect(getByText("Not saved yet.", { exact: false }).elements()).toHaveLength(0);
  });

  it("are saved over those they were based on, and the server confirms it", async () => {
    const { field, save, server, getByText } = await openNotes();
    server.on(SAVE, () => ({ message: "Your notes are saved." }));
    await userEvent.fill(field, "Soil and water");
    await expect.element(getByText("Not saved yet. Kept on this device.")).toBeVisible();
    await userEvent.click(save);
    await expect.element(getByText("Your notes are saved.")).toBeVisible();
    await userEvent.fill(field, "Soil and light");
    await expect.element(getByText("Your notes are saved.")).not.toBeInTheDocument();
    await userEvent.click(save);
    await expect.element(getByText("Your notes are saved.")).toBeVisible();
    expect(server.sent(SAVE)).toEqual([
      { text: "Soil and water", replaces: "Soil" },
      { text: "Soil and light", replaces: "Soil and water" },
    ]);
  });

  it("leave the dialog where it is when they are saved", async () => {
    const { field, save, server, getByText, getByRole } = await openNotes();
    const place = () => getByRole("dialog").element().getBoundingClientRect().toJSON() as unknown;
    server.on(SAVE, () => ({ message: "Your notes are saved." }));
    await expect.element(field).toHaveValue("Soil");
    // Its opening animation moves it.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const before = place();
    await userEvent.fill(field, "Soil and water");
    await expect.element(getByText("Not saved yet. Kept on this device.")).toBeVisible();
    expect(place()).toEqual(before);
    await userEvent.click(save);
    await expect.element(getByText("Your notes are saved.")).toBeVisible();
    expect(place()).toEqual(before);
  });

  it("keep what was typed while they were being saved as not saved yet", async () => {
    const { field, save, server, getByText } = await openNotes();
    const { promise, resolve } = Promise.withResolvers<object>();
    server.on(SAVE, () => promise);
    await userEvent.fill(field, "Soil and water");
    await userEvent.click(save);
    await userEvent.fill(field, "Soil and water and light");
    resolve({ message: "Your notes are saved." });
    await expect.element(getByText("Not saved yet. Kept on this device.")).toBeVisible();
    await expect.element(field).toHaveValue("Soil and water and light");
    expect(getByText("Your notes are saved.").elements()).toHaveLength(0);
  });

  it("come back as typed if they were not saved", async () => {
    const first = await openNotes();
    await userEvent.fill(first.field, "Soil and water");
    await expect.element(first.getByText("Not saved yet.", { exact: false })).toBeVisible();
    await first.unmount();
    const second = await openNotes(first.server);
    await expect.element(second.field).toHaveValue("Soil and water");
    await expect.element(second.getByText("Not saved yet.", { exact: false })).toBeVisible();
  });

  it("are merged with what was saved elsewhere meanwhile, before anything is replaced", async () => {
    const { field, save, server, getByText } = await openNotes();
    server.on(SAVE, () => refusal(409, { code: "stale_version", current: note("Light") }));
    await userEvent.fill(field, "Water");
    await userEvent.click(save);
    await expect
      .element(getByText("These notes were also changed in another tab or on another device."))
      .toBeVisible();
    await expect
      .element(field)
      .toHaveValue("Water\n\n— Written in another tab or on another device: —\nLight");
    server.on(SAVE, () => ({ message: "Your notes are saved." }));
    await userEvent.fill(field, "Water and light");
    await userEvent.click(save);
    await expect.element(getByText("Your notes are saved.")).toBeVisible();
    expect(server.sent(SAVE).at(-1)).toEqual({ text: "Water and light", replaces: "Light" });
  });

  it("are saved automatically once the connection is back", async () => {
    const { field, save, server, getByText } = await openNotes();
    server.on(SAVE, () => ({ message: "Your notes are saved." }));
    await userEvent.fill(field, "Water");
    server.reachable = false;
    await userEvent.click(save);
    await expect.element(getByText("What you wrote is kept on this device.")).toBeVisible();
    server.reachable = true;
    window.dispatchEvent(new Event("online"));
    await expect.element(getByText("Your notes are saved.")).toBeVisible();
    expect(server.sent(SAVE).at(-1)).toEqual({ text: "Water", replaces: "Soil" });
  });

  it("say why they were not saved, in the server's words", async () => {
    const { field, save, server, getByText } = await openNotes();
    server.on(SAVE, () => refusal(422, { message: "This is too long." }));
    await userEvent.fill(field, "Water");
    await userEvent.click(save);
    await expect.element(getByText("Your notes were not saved.")).toBeVisible();
    await expect.element(getByText("This is too long.")).toBeVisible();
    await expect.element(field).toHaveValue("Water");
  });

  it("say why they could not be loaded, and are asked for again", async () => {
    const server = startFakeServer({ [READ]: () => refusal(404, { message: "Not there." }) });
    const { field, getByText, getByRole } = await openNotes(server);
    await expect.element(getByText("Your notes could not be loaded.")).toBeVisible();
    server.on(READ, () => note("Soil"));
    await userEvent.click(getByRole("button", { name: "Try again" }));
    await expect.element(field).toHaveValue("Soil");
  });
});
