import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Locator } from "@playwright/test";

import {
  checkedChoice,
  optionBounds,
  poll,
  type ArchivedSection,
  type CheckedChoice,
  type OpinionQuestion,
  type Poll,
} from "./archived-course.ts";
import { optionsOf, type Answer } from "./choose-answer.ts";
import { peersAnswers, tallyPeers } from "./class-peers.ts";
import type { CoursePage } from "./course-page.ts";
import { expectChart } from "./expect-chart.ts";

/** Options longer than this are shown numbered. */
const LONG_LABEL = 30;
/** Number of peers' opinions shown first. */
const FIRST_OPINIONS = 3;

/** A section on its page, and what is needed to check its content. */
interface SectionAtHand {
  course: CoursePage;
  /** Position on the page, from 1. */
  number: number;
  section: ArchivedSection;
  /** The answer to give. */
  answer: Answer;
  /** Folder of the course's archive. */
  folder: string;
}

/**
 * Takes the current section to the point where only the button to continue is left, like a careful student,
 * and checks all its content. A provider's film has then advanced by itself.
 */
export async function takeSection(at: SectionAtHand): Promise<void> {
  const { section } = at;
  const checked = checkedChoice(section);
  const asked = poll(section);
  if (section.type === "video") await watch(at);
  if (section.type === "paragraph") await read(at);
  if (checked) await answerChecked(at, checked);
  if (asked) await answerPoll(at, asked);
  if (section.textarea) await giveOpinion(at, section.textarea);
}

/** A provider's film: skipping ahead is undone, watching it advances. One of the course's own is left unwatched. */
async function watch({ course, number }: SectionAtHand): Promise<void> {
  const step = course.step(number);
  const frame = step.locator("iframe");
  await expect(frame.or(step.locator("video"))).toBeVisible();
  if ((await frame.count()) === 0) return;
  const player = frame.contentFrame();
  await player.getByRole("button", { name: "Drag to the end" }).click();
  await expect(player.locator("output")).toHaveText("0.0");
  await player.getByRole("button", { name: "Play" }).click();
  await course.expectCurrent(number + 1);
}

/** A text: its pictures are there, its files are the author's byte for byte. */
async function read({ course, number, section, folder }: SectionAtHand): Promise<void> {
  const step = course.step(number);
  for (const picture of await step.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(widthOfPicture)).toBeGreaterThan(0);
  }
  for (const file of section.paragraph_files ?? []) {
    const files = step.getByRole("list", { name: course.words.files });
    const started = course.page.waitForEvent("download");
    await files.getByRole("link", { name: file }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(file);
    const content = await readFile(await download.path());
    expect(content.subarray(0, 4).toString()).toBe("%PDF");
    expect(content.equals(await readFile(join(folder, "files", file)))).toBe(true);
  }
}

function widthOfPicture(image: HTMLElement | SVGElement): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0;
}

async function answerChecked(at: SectionAtHand, question: CheckedChoice): Promise<void> {
  const { course, number, answer } = at;
  const { words } = course;
  await choose(at, question.items);
  await course.sendAnswer(number);

  const own = optionsOf(answer);
  const isRight = question.valid_items.every((valid, index) => valid === own.includes(index));
  await expect(course.result(number)).toContainText(isRight ? words.right : words.wrong);
  await expect(labels(course.step(number))).toHaveText(
    question.items.map(
      (text, index) =>
        labelOf(text, index) +
        (own.includes(index) ? words.yourAnswer : "") +
        (question.valid_items[index] ? words.correct : words.incorrect),
    ),
  );
  for (const reason of question.reasons.filter(Boolean)) {
    await expect(course.step(number).getByText(reason, { exact: true }).first()).toBeVisible();
  }
}

async function answerPoll(at: SectionAtHand, question: Poll): Promise<void> {
  const { course, number, section, answer } = at;
  await choose(at, question.items);
  await course.sendAnswer(number);
  await expect(labels(course.step(number))).toHaveText(
    question.items.map(
      (text, index) =>
        labelOf(text, index) + (optionsOf(answer).includes(index) ? course.words.yourAnswer : ""),
    ),
  );
  const chart = {
    kind: question.graphic_type,
    items: question.items,
    peers: tallyPeers(section),
    people: peersAnswers(section).length,
    own: optionsOf(answer),
  };
  await expectChart(course.step(number), chart, course.words);
}

/**
 * Chooses options: continuing is impossible before enough are chosen, and no more than allowed are accepted.
 */
async function choose(at: SectionAtHand, items: readonly string[]): Promise<void> {
  const { course, number, section, answer } = at;
  await expect(labels(course.step(number))).toHaveText(items.map(labelOf));
  const own = optionsOf(answer);
  const { min = 0, max = 0 } = optionBounds(section) ?? {};
  for (const [count, option] of own.entries()) {
    if (count < Math.max(1, min)) await expect(course.wayOn(number)).toHaveCount(0);
    await course.press(course.option(number, option));
    await expect(course.option(number, option)).toBeChecked();
  }
  const oneMore = items.findIndex((_, index) => !own.includes(index));
  if (max > 0 && own.length === max && oneMore >= 0) {
    await course.press(course.option(number, oneMore));
    await expect(course.step(number)).toContainText(course.words.atMost(max));
    await expect(course.option(number, oneMore)).not.toBeChecked();
  }
  await expect(course.wayOn(number)).toBeVisible();
}

/**
 * An opinion: continuing is impossible with too few words; once it is given, the peers' opinions are shown.
 */
async function giveOpinion(at: SectionAtHand, question: OpinionQuestion): Promise<void> {
  const { course, number, section, answer } = at;
  const { words } = course;
  const step = course.step(number);
  const text = String(answer);
  const count = text.split(" ").length;
  const { min, max } = question;
  await expect(step.getByText(words.wordCount(0, min, max), { exact: true })).toBeVisible();
  await step.getByRole("textbox").fill("too short");
  await expect(step.getByText(words.minWords(2), { exact: true })).toBeVisible();
  await expect(step).toContainText(words.tooFewWords(min, 2));
  await expect(course.wayOn(number)).toHaveCount(0);
  await step.getByRole("textbox").fill(text);
  const counted = count < max ? words.wordCount(count, min, max) : words.maxWords(count);
  await expect(step.getByText(counted, { exact: true })).toBeVisible();
  await course.sendAnswer(number);

  await expect(step.getByRole("blockquote")).toHaveText(text);
  const peers = step.getByRole("region", { name: words.matesOpinions });
  if (question.workbook_only === "true") {
    await expect(step).toContainText(words.workbookOnly);
    await expect(peers).toHaveCount(0);
    return;
  }
  await expect(step).toContainText(words.published);
  const given = peersAnswers(section);
  if (given.length > FIRST_OPINIONS) {
    await expect(peers.getByRole("listitem")).toHaveCount(FIRST_OPINIONS);
    await peers.getByRole("button", { name: words.moreOpinions }).click();
  }
  await expect(peers.getByRole("listitem")).toHaveCount(given.length);
  for (const peer of given) {
    const item = peers.getByRole("listitem").filter({ hasText: peer.name });
    await expect(item).toContainText(String(peer.answer));
  }
}

function labels(step: Locator): Locator {
  return step.locator("label");
}

function labelOf(text: string, index: number): string {
  return text.length > LONG_LABEL ? `${index + 1} - ${text}` : text;
}
