import type { PageData, Passage } from "@paso/contract";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { buildSection } from "../../section-kinds/testing/build-section.ts";
import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { KeptPassages } from "./kept-passages.tsx";

const LIST = "GET /api/courses/page/passages/7";
const KEEP = "POST /api/courses/page/passages/7";
const CHANGE = "PUT /api/student/passages/3";

const KEPT: Passage = {
  id: 3,
  section_id: 12,
  quote: "Soil is alive",
  prefix: "",
  suffix: " and well.",
  start: 0,
  note: "Really?",
};
const PAGE = {
  page: { id: 7, order: 1, title: "Plants" },
  sections: { 12: buildSection({ id: 12, type: "paragraph" }) },
} as unknown as PageData;

async function openPage() {
  const screen = await renderScreen(
    <>
      <div id="section-12" data-testid="reading">
        <div className="authored">
          <p>Soil is alive and well.</p>
        </div>
      </div>
      <KeptPassages page={PAGE} />
    </>,
  );
  return { ...screen, note: screen.getByLabelText("Your note") };
}

type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** Selects the first words of the reading, as with a mouse. */
function selectQuote(screen: OpenPage) {
  const text = screen
    .getByTestId("reading")
    .getByText("Soil is alive and well.")
    .element().firstChild;
  if (!text) throw new Error("There is nothing to select.");
  getSelection()?.setBaseAndExtent(text, 0, text, KEPT.quote.length);
}

/** The same, and opens the dialog. */
async function beginNote(screen: OpenPage) {
  selectQuote(screen);
  await userEvent.click(screen.getByRole("button", { name: "Keep with a note" }));
}

describe("a note on a passage that is not kept yet", () => {
  it("is there with its passage after a reload, and is sent as the same passage", async () => {
    const server = startFakeServer({
      [LIST]: () => ({ passages: [] }),
      [KEEP]: () => refusal(409, { message: "Not now." }),
    });
    const first = await openPage();
    await beginNote(first);
    await userEvent.fill(first.note, "Is it?");
    await expect.element(first.getByText("Not saved yet. Kept on this device.")).toBeVisible();
    await userEvent.click(first.getByRole("button", { name: "Save" }));
    await expect.element(first.getByText("This was not saved.")).toBeVisible();
    await first.unmount();

    const second = await openPage();
    await expect
      .element(second.getByText("You have begun a note. It is kept on this device."))
      .toBeVisible();
    await userEvent.click(second.getByRole("button", { name: "Go on writing" }));
    await expect.element(second.note).toHaveValue("Is it?");
    await userEvent.fill(second.note, "Is it really?");
    server.on(KEEP, () => ({ passage: { ...KEPT, note: "Is it really?" } }));
    await userEvent.click(second.getByRole("button", { name: "Save" }));
    await expect.element(second.getByText("1 passage kept")).toBeVisible();
    expect(server.sent(KEEP)).toMatchObject([
      { quote: "Soil is alive", section_id: 12, note: "Is it?" },
      { quote: "Soil is alive", section_id: 12, note: "Is it really?" },
    ]);
    await second.unmount();

    const third = await openPage();
    await expect.element(third.getByTestId("reading")).toBeVisible();
    expect(third.getByText("You have begun a note.", { exact: false }).elements()).toHaveLength(0);
  });

  it("waits where its dialog is closed, until it is discarded", async () => {
    startFakeServer({ [LIST]: () => ({ passages: [] }) });
    const screen = await openPage();
    await beginNote(screen);
    await userEvent.fill(screen.note, "Is it?");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Discard the note" }));
    const notice = screen.getByText("You have begun a note.", { exact: false });
    await expect.element(notice).not.toBeInTheDocument();
    await screen.unmount();
    const again = await openPage();
    expect(again.getByText("You have begun a note.", { exact: false }).elements()).toHaveLength(0);
  });
});

describe("the note of a kept passage", () => {
  async function openNote() {
    const screen = await openPage();
    await userEvent.click(screen.getByText("1 passage kept"));
    return { ...screen, change: screen.getByRole("button", { name: "Change the note" }) };
  }

  it("is there as typed after a reload, until it is saved", async () => {
    const server = startFakeServer({ [LIST]: () => ({ passages: [KEPT] }) });
    const first = await openNote();
    await userEvent.click(first.change);
    await expect.element(first.note).toHaveValue("Really?");
    await userEvent.fill(first.note, "Really!");
    await first.unmount();

    const second = await openNote();
    await expect
      .element(second.getByText("Your changes to the note are not saved yet.", { exact: false }))
      .toBeVisible();
    await userEvent.click(second.change);
    await expect.element(second.note).toHaveValue("Really!");
    server.on(CHANGE, () => ({ passage: { ...KEPT, note: "Really!" } }));
    await userEvent.click(second.getByRole("button", { name: "Save" }));
    await expect.element(second.getByText("Really!")).toBeVisible();
    expect(server.sent(CHANGE)).toEqual([{ note: "Really!" }]);
    expect(second.getByText("not saved yet", { exact: false }).elements()).toHaveLength(0);
  });

  it("says so no more once it is typed back to what is saved", async () => {
    startFakeServer({ [LIST]: () => ({ passages: [KEPT] }) });
    const screen = await openNote();
    await userEvent.click(screen.change);
    await userEvent.fill(screen.note, "Really! ");
    await expect.element(screen.getByText("Not saved yet. Kept on this device.")).toBeVisible();
    await userEvent.fill(screen.note, "Really?");
    await expect
      .element(screen.getByText("Not saved yet. Kept on this device."))
      .not.toBeInTheDocument();
  });
});

it("shows at the passage for a moment that it was kept", async () => {
  startFakeServer({ [LIST]: () => ({ passages: [] }), [KEEP]: () => ({ passage: KEPT }) });
  const screen = await openPage();
  selectQuote(screen);
  await userEvent.click(screen.getByRole("button", { name: "Keep", exact: true }));
  const shown = () =>
    [...document.querySelectorAll(".passages-tools")].map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(["Kept in your workbook."]);
  await expect.poll(shown, { timeout: 8_000 }).toEqual([]);
});
