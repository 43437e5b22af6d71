import type { StudentSection } from "@paso/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { buildSection, type SectionChanges } from "../../section-kinds/testing/build-section.ts";
import { openOtherTab } from "../../testing/other-tab.ts";
import { USER_ID } from "../../testing/render-screen.tsx";
import {
  answerCall,
  buildPage,
  buildResult,
  pageCall,
  renderPlayer,
} from "./testing/render-player.tsx";

const UNSENT = `paso.draft.${USER_ID}.section-1`;

const options = { 0: "Light", 1: "Water", 2: "Soil" };

const choice = (changes: SectionChanges = {}) =>
  buildSection({ question_type: "radio-validated", content: options, ...changes });
const several = (changes: SectionChanges) =>
  buildSection({
    question_type: "select-multiple-validated",
    content: options,
    min: 0,
    max: 2,
    ...changes,
  });
const opinion = (changes: SectionChanges = {}) =>
  buildSection({ question_type: "textarea", workbook_only: true, ...changes });

afterEach(() => vi.restoreAllMocks());

async function ask(section: StudentSection) {
  const screen = await renderPlayer(buildPage([section]));
  return {
    ...screen,
    next: screen.getByRole("button", { name: "Next" }),
    field: screen.getByRole("textbox"),
    option: (name: string) =>
      screen.getByRole(section.question_type?.startsWith("select") ? "checkbox" : "radio", {
        name,
      }),
  };
}

describe("whether an option was right", () => {
  const long = "What is left of it once it is out of sight, and for how long it stays";
  const answered = choice({
    content: { 0: "Light", 1: long },
    status: "show_something",
    answer: "0",
    valid_items: [true, false],
    reasons: ["", ""],
  });
  afterEach(() => page.viewport(1280, 800));

  it.each([
    ["below short and long options alike on a phone", 390, true],
    ["beside them with more room", 1280, false],
  ])("is said %s", async (_, width, isBelow) => {
    await page.viewport(width, 800);
    const { getByText } = await ask(answered);
    await expect.element(getByText("your answer")).toBeVisible();
    const placeOf = (text: string | RegExp) => getByText(text).element().getBoundingClientRect();
    for (const [option, mark] of [
      ["Light", "your answer"],
      [new RegExp(long), "incorrect"],
    ] as const) {
      expect(placeOf(mark).top >= placeOf(option).bottom - 1).toBe(isBelow);
    }
  });
});

describe("Next", () => {
  it("comes with the first choice where one option may be chosen", async () => {
    const { next, option, getByText, server } = await ask(choice());
    await expect.element(getByText("Choose an option to go on.")).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
    await userEvent.click(option("Water"));
    await userEvent.click(option("Soil"));
    server.on(answerCall(1), () => buildResult(choice({ status: "show_something", answer: "2" })));
    await userEvent.click(next);
    await expect.element(getByText("your answer")).toBeVisible();
    expect(server.sent(answerCall(1))).toEqual([{ answer: "2" }]);
  });

  it("waits for as many options as required, and disappears when one is deselected", async () => {
    const { next, option, getByText } = await ask(several({ min: 2, max: 0 }));
    await userEvent.click(option("Soil"));
    await expect.element(getByText("Choose at least 2 options. 1 chosen so far.")).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
    await userEvent.click(option("Light"));
    await expect.element(next).toBeVisible();
    await userEvent.click(option("Soil"));
    await expect.element(next).not.toBeInTheDocument();
  });

  it("accepts no more options than allowed: one too many is refused", async () => {
    const { next, option, getByText, server } = await ask(several({ min: 0, max: 2 }));
    await userEvent.click(option("Light"));
    await userEvent.click(option("Soil"));
    await option("Water").click();
    await expect.element(option("Water")).not.toBeChecked();
    await expect
      .element(getByText("At most 2 options can be chosen. Deselect one first."))
      .toBeVisible();
    server.on(answerCall(1), () =>
      buildResult(several({ status: "show_something", answer: "0[answer]2[answer]" })),
    );
    await userEvent.click(next);
    await expect.element(getByText("your answer").first()).toBeVisible();
    expect(server.sent(answerCall(1))).toEqual([{ answer: "0[answer]2[answer]" }]);
  });

  it("waits for a text other than white space", async () => {
    const { next, field, getByText } = await ask(opinion());
    await userEvent.fill(field, "  \n ");
    await expect.element(getByText("Write an answer to go on.")).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
    await userEvent.fill(field, "Light");
    await expect.element(next).toBeVisible();
  });

  it("is there from the fewest to the most words, which are counted meanwhile", async () => {
    const { next, field, getByText } = await ask(opinion({ min: 2, max: 3 }));
    await expect.element(getByText("0 of 2 to 3 words")).toBeVisible();
    await userEvent.fill(field, "Light");
    await expect.element(getByText("Min words: 1")).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
    await userEvent.fill(field, "Light and");
    await expect.element(getByText("2 of 2 to 3 words")).toBeVisible();
    await expect.element(next).toBeVisible();
    await userEvent.fill(field, "Light and water");
    await expect.element(getByText("Max words: 3")).toBeVisible();
    await expect.element(next).toBeVisible();
    await userEvent.fill(field, "Light and water too");
    await expect.element(getByText("Max words: 4")).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
  });

  it("leads to the field while something is missing, by the keyboard too", async () => {
    const { field, getByRole, server } = await ask(opinion({ min: 2 }));
    await userEvent.click(getByRole("button", { name: "Write at least 2 words. 0 so far." }));
    await expect.element(field).toHaveFocus();
    expect(server.sent(answerCall(1))).toHaveLength(0);
  });
});

describe("the verdict", () => {
  it.each([
    ["a right answer", "1", "Correct!"],
    ["a wrong one", "0", "Not quite.No harm done. The right answer is below."],
  ])("on %s stands above the options", async (_, answer, says) => {
    const { getByRole } = await ask(
      choice({
        status: "show_something",
        answer,
        valid_items: [false, true, false],
        reasons: ["", "Roots drink it.", ""],
      }),
    );
    const result = getByRole("group", { name: "Result" });
    await expect.element(result).toHaveTextContent(says);
    const place = result
      .element()
      .compareDocumentPosition(getByRole("radio", { name: /^Light/ }).element());
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe("an answer that is not sent", () => {
  it("is kept on the device and found again by a later visit", async () => {
    const first = await ask(opinion());
    await userEvent.fill(first.field, "Light and water");
    await expect.element(first.getByText("Not sent yet.")).toBeVisible();
    await first.unmount();
    const second = await ask(opinion());
    await expect.element(second.field).toHaveValue("Light and water");
    await expect.element(second.next).toBeVisible();
  });

  it("is forgotten with its last letter, and once the server has it", async () => {
    const { field, next, server, getByText } = await ask(opinion());
    await userEvent.fill(field, "Light");
    expect(localStorage.getItem(UNSENT)).toBe("Light");
    await userEvent.fill(field, "");
    expect(localStorage.getItem(UNSENT)).toBeNull();
    await userEvent.fill(field, " Light ");
    server.on(answerCall(1), () =>
      buildResult(opinion({ status: "show_something", answer: "Light" })),
    );
    await userEvent.click(next);
    await expect
      .element(getByText("Published on your Workbook only", { exact: false }))
      .toBeVisible();
    await expect.poll(() => localStorage.getItem(UNSENT)).toBeNull();
  });

  it("appears in a tab in which nothing was entered, letter by letter", async () => {
    const { field, next } = await ask(opinion());
    const other = openOtherTab();
    await expect.element(field).toHaveValue("");
    other.setItem(UNSENT, "Light");
    await expect.element(field).toHaveValue("Light");
    other.setItem(UNSENT, "Light and water");
    await expect.element(field).toHaveValue("Light and water");
    await expect.element(next).toBeVisible();
    other.removeItem(UNSENT);
    await expect.element(field).toHaveValue("");
  });

  it("appears where it was entered while this tab was rendering", async () => {
    let reads = 0;
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(function (this: Storage, key) {
      const text = (this as Record<string, string | undefined>)[key] ?? null;
      // A window gets no `storage` events for its own changes, nor for those before it listened.
      if (key === UNSENT && (reads += 1) === 1) this.setItem(key, "Light");
      return text;
    });
    const { field } = await ask(opinion());
    await expect.element(field).toHaveValue("Light");
  });

  it("does not replace what is being entered in another tab", async () => {
    const { field } = await ask(opinion());
    const other = openOtherTab();
    await userEvent.fill(field, "Soil");
    const heard = new Promise((resolve) => addEventListener("storage", resolve, { once: true }));
    other.setItem(UNSENT, "Light and water");
    await heard;
    await userEvent.type(field, "s");
    await expect.element(field).toHaveValue("Soils");
  });

  it("of another question or another person stays with them", async () => {
    const { field } = await ask(opinion());
    const other = openOtherTab();
    await expect.element(field).toHaveValue("");
    other.setItem(`paso.draft.${USER_ID}.section-2`, "Another question");
    other.setItem(`paso.draft.${USER_ID + 1}.section-1`, "Another person");
    other.setItem(UNSENT, "Light");
    await expect.element(field).toHaveValue("Light");
  });

  it("is kept beside an answer given elsewhere, until it is discarded", async () => {
    const { field, server, queryClient, getByText, getByRole } = await ask(opinion());
    await userEvent.fill(field, "Soil");
    server.on(pageCall, () =>
      buildPage([opinion({ status: "show_something", answer: "Light", question_id: 1 })]),
    );
    await queryClient.invalidateQueries();
    await expect.element(getByText("this one was not sent", { exact: false })).toBeVisible();
    await expect.element(getByText("Soil")).toBeVisible();
    await expect.element(getByText("Light")).toBeVisible();
    expect(localStorage.getItem(UNSENT)).toBe("Soil");
    await userEvent.click(getByRole("button", { name: "Discard" }));
    await expect.element(getByText("Soil")).not.toBeInTheDocument();
    expect(localStorage.getItem(UNSENT)).toBeNull();
  });

  it("loses options that authors have removed meanwhile", async () => {
    localStorage.setItem(UNSENT, "7");
    const { next, getByText } = await ask(choice());
    await expect.element(getByText("Choose an option to go on.")).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
  });
});
