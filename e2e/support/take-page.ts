import { stat } from "node:fs/promises";

import { expect, type Locator, type Page } from "@playwright/test";

import {
  chooseOptions,
  writeAnswer,
  type ArchivedPage,
  type ArchivedSection,
} from "./archived-course.ts";

/** First name of the course mate who took the page before. */
export const MATE = "Grace";

const ON = /^(Continue|Next|Continuar|Siguiente)$/;

interface Student {
  firstName: string;
  /** A question the student answers wrongly. */
  misses?: ArchivedSection | undefined;
}

/**
 * Takes a page section by section as a student does: watches, reads, answers, sees what mates
 * answered, and goes on. Ends where the last section leads.
 */
export async function takePage(
  page: Page,
  { sections }: ArchivedPage,
  student: Student,
): Promise<void> {
  for (const [index, section] of sections.entries()) {
    const step = page.locator('li[id^="section-"]').nth(index);
    await expect(step, `section ${index + 1}, ${section.type}`).toBeVisible();
    await takeSection(step, section, student);
  }
}

async function takeSection(
  step: Locator,
  section: ArchivedSection,
  student: Student,
): Promise<void> {
  if (section.type === "video") return takeVideo(step);
  if (section.type === "paragraph") return readText(step, section);
  // The summary goes on by itself.
  if (section.type === "final_quiz_resume") return undefined;
  const isMissed = section === student.misses;
  if (section.textarea) {
    await step.getByRole("textbox").fill(writeAnswer(section, student.firstName));
  } else {
    for (const option of chooseOptions(section, isMissed)) {
      await step.locator("input").nth(option).check();
    }
  }
  await goOn(step);
  await expectResult(step, section, isMissed);
  return goOn(step);
}

/** What an answer brings to light: whether it was right, a chart of the mates' answers, or their opinions. */
async function expectResult(
  step: Locator,
  section: ArchivedSection,
  isMissed: boolean,
): Promise<void> {
  if (section.textarea) {
    const isPrivate = section.textarea.workbook_only === "true";
    const place = step.getByText(isPrivate ? /Workbook only|cuaderno/ : MATE);
    await expect(place.first()).toBeVisible();
  } else if (section.radio ?? section.selectMultiple) {
    await expect(step.getByRole("figure")).toContainText(/mates|compañeros/);
  } else {
    const verdict = isMissed
      ? /^(Your answer is not right|Tu respuesta no es correcta)/
      : /^(Your answer is right|Tu respuesta es correcta)/;
    await expect(step.getByText(verdict)).toBeVisible();
  }
}

/** A provider's video is watched, and goes on by itself; one of the course's own files is left. */
async function takeVideo(step: Locator): Promise<void> {
  const frame = step.locator("iframe");
  await expect(frame.or(step.locator("video"))).toBeVisible();
  if ((await frame.count()) === 0) return goOn(step);
  return frame.contentFrame().getByRole("button", { name: "Play" }).click();
}

/** A text is read, and its first file downloaded. */
async function readText(step: Locator, section: ArchivedSection): Promise<void> {
  const file = section.paragraph_files?.[0];
  if (file) {
    const started = step.page().waitForEvent("download");
    await step.getByRole("link", { name: file }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(file);
    expect((await stat(await download.path())).size).toBeGreaterThan(0);
  }
  await goOn(step);
}

function goOn(step: Locator): Promise<void> {
  return step.getByRole("button", { name: ON }).click();
}
