import type { WorkbookEntry } from "@paso/contract";
import { describe, expect, it } from "vitest";

import { renderScreen } from "../../../testing/render-screen.tsx";
import { Entry } from "./entry.tsx";

const ORIGIN = {
  key: "text-1",
  course: { id: 2, title: "Gardening", language: "es" as const },
  module: { order: 1, title: "Soil" },
  page: { id: 7, order: 1, title: "Plants", is_survey: false },
  at: "2026-03-10T12:00",
  redirect_to: "/student/courses/2/pages/7#section-12",
};
const TEXT: WorkbookEntry & { kind: "text" } = {
  kind: "text",
  ...ORIGIN,
  question: "What is soil?",
  text: "A sponge.",
  workbook_only: false,
  hidden: false,
  likes: 2,
  comment_count: 1,
  comments: [{ first_name: "Grace", text: "Or memory?", at: "2026-03-11T08:00", own: false }],
};

const show = (entry: WorkbookEntry) =>
  renderScreen(<Entry entry={entry} timeZone="Europe/Madrid" />);

describe("a text of one's own", () => {
  it("shows what the class made of it, and the way to its place", async () => {
    const { getByText, getByRole } = await show(TEXT);
    const question = getByRole("heading", { name: "What is soil?" });
    await expect.element(question).toBeVisible();
    await expect.element(question).toHaveAttribute("lang", "es");
    await expect.element(getByText("2 course mates like this · 1 comment")).toBeVisible();
    await expect
      .element(getByRole("list", { name: "Comments" }).getByRole("listitem"))
      .toHaveTextContent("Grace: Or memory?");
    await expect
      .element(getByRole("link", { name: "Show in the course" }))
      .toHaveAttribute("href", ORIGIN.redirect_to);
  });

  it("says who reads it: nobody else, the class, or nobody since staff hid it", async () => {
    const silent = { ...TEXT, likes: 0, comment_count: 0, comments: [] };
    const own = await show({ ...silent, workbook_only: true });
    await expect.element(own.getByText("Only in your workbook")).toBeVisible();
    await own.unmount();
    const published = await show(silent);
    await expect.element(published.getByText("Published for your course mates")).toBeVisible();
    await published.unmount();
    const hidden = await show({ ...silent, hidden: true });
    await expect.element(hidden.getByText("Hidden by the course’s staff")).toBeVisible();
  });

  it("leads nowhere once its place is closed", async () => {
    const { getByRole } = await show({ ...TEXT, redirect_to: null });
    await expect.element(getByRole("heading", { name: "What is soil?" })).toBeVisible();
    expect(getByRole("link").elements()).toHaveLength(0);
  });
});

describe("an answer", () => {
  const option = {
    reason: "",
    chosen: false,
    chosen_first: false,
    valid: false,
    mates: 1,
  };
  const CHOICE: WorkbookEntry = {
    kind: "choice",
    ...ORIGIN,
    question: "What do roots look for?",
    options: [
      { ...option, text: "Water", valid: true, reason: "They do.", mates: 4 },
      { ...option, text: "Light", chosen: true },
      { ...option, text: "Air", chosen_first: true },
    ],
    mates_count: 5,
    second_round: { people: 5, changed: 3 },
  };

  it("says what is right and why, what one chose first and last, and what the class did", async () => {
    const { getByRole, getByText } = await show(CHOICE);
    await expect.element(getByText("They do.")).toBeVisible();
    const items = getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/^Water\s\(correct\)/),
      expect.stringMatching(/^Light\s\(your answer, incorrect\)/),
      expect.stringMatching(/^Air\s\(your first answer\)/),
    ]);
    await expect.element(getByText("4 course mates")).toBeVisible();
    await expect
      .element(getByText(/^5 course mates answered\. 3 of 5 changed their answer/))
      .toBeVisible();
  });

  it("says nothing of the class while too few have answered", async () => {
    const { getByText, getByRole } = await show({
      ...CHOICE,
      options: [{ ...option, text: "Water", chosen: true, valid: null, mates: null }],
      mates_count: null,
      second_round: null,
    });
    await expect.element(getByRole("listitem")).toHaveTextContent("Water (your answer)");
    expect(getByText("course mate", { exact: false }).elements()).toHaveLength(0);
  });
});
