/**
 * `npm run screenshots`: retakes the documentation's pictures, in the demo's own courses, and writes them to
 * `docs/screenshots/`. Run it after `npm run build` if a change affects what students or staff see, and
 * review the results. `npm run screenshots -- admin,live` takes those with matching names.
 */
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";

import { chromium, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

import { browserArguments, findBrowser } from "../scripts/find-browser.ts";
import type { CoursePage } from "./support/course-page.ts";
import { findDemoCourse } from "./support/demo-student.ts";
import { openSection } from "./support/open-section.ts";
import { startSession } from "./support/people.ts";
import { prepareStaffPictures, STAFF_PICTURES } from "./support/staff-pictures.ts";
import { startServer } from "./support/start-server.ts";
import { WORDS, type Language } from "./support/words.ts";

const FOLDER = resolve(import.meta.dirname, "../docs/screenshots");
/** Pixels that stay free above a picture's subject, as after a step. */
const ABOVE = 100;

interface Picture {
  language: Language;
  /** Size in CSS pixels. */
  size: { width: number; height: number };
  theme: "light" | "dark";
  /** How far the student is in the course: pages are counted through all modules. */
  position: { page: number; section: number };
  /** Interacts with the screen; returns the element at the top of the picture. */
  act: (player: CoursePage) => Promise<Locator>;
}

const DESKTOP = { width: 1280, height: 1000 };
const PHONE = { width: 390, height: 844 };
const FIRST_OF_MODULE_2 = 4;

const PICTURES: Readonly<Record<string, Picture>> = {
  "student-home": {
    language: "en",
    size: DESKTOP,
    theme: "light",
    position: { page: 1, section: 4 },
    act: async ({ page }) => {
      await page.goto("/student");
      await page.getByRole("region", { name: "Your courses" }).waitFor();
      return page.getByRole("heading", { level: 1 });
    },
  },
  "course-page": {
    language: "en",
    size: DESKTOP,
    theme: "light",
    position: { page: 1, section: 4 },
    act: async (player) => player.step(3),
  },
  "checked-question": {
    language: "es",
    size: PHONE,
    theme: "light",
    position: { page: 1, section: 5 },
    act: async (player) => {
      await player.option(5, 0).check();
      await player.sendAnswer(5);
      return player.step(5);
    },
  },
  opinions: {
    language: "es",
    size: PHONE,
    theme: "dark",
    position: { page: 1, section: 7 },
    act: async ({ page }) => page.getByRole("heading", { name: WORDS.es.matesOpinions }),
  },
  "opinion-dialog": {
    language: "en",
    size: DESKTOP,
    theme: "dark",
    position: { page: 1, section: 7 },
    act: async (player) => {
      await player.page.getByRole("button", { name: /Ji-woo/ }).click();
      await player.page.getByRole("dialog").getByRole("textbox").waitFor();
      return player.step(6);
    },
  },
  "second-round": {
    language: "en",
    size: DESKTOP,
    theme: "light",
    position: { page: FIRST_OF_MODULE_2, section: 3 },
    act: async (player) => player.step(2).getByRole("figure").first(),
  },
  "quiz-summary": {
    language: "en",
    size: DESKTOP,
    theme: "light",
    position: { page: 3, section: 8 },
    act: async (player) => {
      await player.page.getByRole("heading", { name: WORDS.en.endOfModule }).waitFor();
      return player.step(8);
    },
  },
};

const wanted = (process.argv[2] ?? "").split(",");
const namesOf = (pictures: object) =>
  Object.keys(pictures).filter((name) => wanted.some((part) => name.includes(part)));

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
const server = await startServer({ demo: true });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const name of namesOf(PICTURES)) await takeStudents(name, PICTURES[name]!);
  const course = await findDemoCourse(server, "en");
  await prepareStaffPictures(server, course);
  for (const name of namesOf(STAFF_PICTURES)) await takeStaffs(name, course.id);
} finally {
  await browser.close();
  await server.stop();
}

async function takeStudents(
  name: string,
  { language, size, theme, position, act }: Picture,
): Promise<void> {
  const words = WORDS[language];
  const page = await openPage({
    viewport: size,
    deviceScaleFactor: size === PHONE ? 2 : 1,
    colorScheme: theme,
    locale: words.locale,
  });
  const course = await findDemoCourse(server, language);
  const { player } = await openSection(page, server, { course, words, ...position });
  const subject = await act(player);
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await subject.evaluate((element, above) => {
    scrollBy({ top: element.getBoundingClientRect().top - above, behavior: "instant" });
  }, ABOVE);
  await save(page, name);
}

async function takeStaffs(name: string, courseId: number): Promise<void> {
  const {
    account,
    path,
    theme,
    width = DESKTOP.width,
    height,
    prepare,
    act,
  } = STAFF_PICTURES[name]!;
  await prepare?.(server, courseId);
  const page = await openPage({
    viewport: { width, height },
    colorScheme: theme,
    locale: WORDS.en.locale,
  });
  await startSession(page, account);
  await page.goto(path(courseId));
  await page.waitForLoadState("networkidle");
  await act?.(page);
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await save(page, name);
}

async function openPage(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: "reduce",
    ...options,
  });
  return context.newPage();
}

async function save(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot({ animations: "disabled" }))
    .png({ palette: true, effort: 10 })
    .toFile(resolve(FOLDER, `${name}.png`));
  await page.context().close();
  console.log(`docs/screenshots/${name}.png`);
}
