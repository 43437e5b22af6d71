import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { resumeCourse } from "./support/course-page.ts";
import { expectChart } from "./support/expect-chart.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { fillSignIn } from "./support/people.ts";
import { startServer, type PasoServer } from "./support/start-server.ts";
import { WORDS } from "./support/words.ts";

/** On a separate server, where only the class has answered. */
const test = base.extend<object, { server: PasoServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ demo: true, fresh: true });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

const PASSWORD = "paso-demo-password";
const STUDENT = { email: "student@example.org", password: PASSWORD };
const FILM_SECONDS = 27;

test("a first start prints a sign-in for each role, and each works", async ({ page, server }) => {
  const printed = server.log();
  expect(printed).toContain(`Paso is ready at ${server.url}`);
  const password = /Sign in with the password (\S+) as/.exec(printed)?.[1] ?? "";
  const accounts = [...printed.matchAll(/^ {2}(\w+) +(\S+@example\.org)$/gm)];
  expect(accounts.map(([, role]) => role)).toEqual(["admin", "instructor", "viewer", "student"]);

  for (const [, role = "", email = ""] of accounts) {
    await page.goto("/login");
    await fillSignIn(page, { email, password });
    await expect(page).toHaveURL(role === "student" ? "/student" : "/authoring");
    for (const { title } of Object.values(COURSES)) {
      await expect(page.getByText(title, { exact: true })).toBeVisible();
    }
    await page.getByRole("button", { name: /^Account of / }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/login");
  }
});

/** The demo's courses; their pages have the same sections at the same positions. */
const COURSES = { en: readCourse("first-steps"), es: readCourse("primeros-pasos") };

for (const language of ["en", "es"] as const) {
  const course = COURSES[language];
  const words = WORDS[language];

  test.describe(() => {
    // With its animations, as most people see it.
    test.use({ locale: words.locale, contextOptions: { reducedMotion: "no-preference" } });

    test(`the student takes the first page of "${course.title}" whole`, async ({ page }) => {
      test.slow();
      await page.goto("/login");
      await fillSignIn(page, STUDENT);
      const player = await resumeCourse(page, course.title, words);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(course.pages[0].title);

      await test.step("a film is watched, not skipped, and advances automatically", async () => {
        await player.expectCurrent(1);
        const film = player.step(1).locator("video");
        const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
        await expect
          .poll(() => film.evaluate((video: HTMLVideoElement) => video.duration))
          .toBeCloseTo(FILM_SECONDS, 0);
        await film.click();
        await film.evaluate((video: HTMLVideoElement) => (video.playbackRate = 2));
        await expect.poll(time).toBeGreaterThan(0.5);
        await film.evaluate((video: HTMLVideoElement) => (video.currentTime = 20));
        await expect.poll(time).toBeLessThan(10);
        await player.expectCurrent(2, { timeout: 60_000 });
        expect(await time()).toBeGreaterThan(FILM_SECONDS * 0.98);
      });
      await player.goOn(2);

      await test.step("a poll shows what the class answered, also after a reload", async () => {
        await expect(player.step(3)).toContainText(words.chooseOne);
        await player.option(3, 3).check();
        await page.reload();
        await expect(player.option(3, 3)).toBeChecked();
        await player.sendAnswer(3);
        const chart = { kind: "bar", items: course.poll, peers: course.pollTally, own: [3] };
        await expectChart(player.step(3), chart, words);

        await page.reload();
        await player.expectCurrent(3);
        await expect(player.option(3, 3)).toBeChecked();
        await expect(player.option(3, 3)).toBeDisabled();
        await expectChart(player.step(3), chart, words);
      });
      await player.goOn(3);
      await player.goOn(4);

      await test.step("a wrong answer is explained", async () => {
        await player.option(5, 0).check();
        await player.sendAnswer(5);
        await expect(player.result(5)).toContainText(words.wrong);
        for (const reason of course.reasons) {
          await expect(player.step(5).getByText(reason)).toBeVisible();
        }
      });
      await player.goOn(5);

      await test.step("an unsent opinion survives a reload, then peers' opinions show", async () => {
        const field = player.step(6).getByRole("textbox");
        await expect(player.step(6)).toContainText(words.tooFewWords(10, 0));
        await field.pressSequentially("one two three");
        await expect(player.step(6)).toContainText(words.tooFewWords(10, 3));
        await expect(player.wayOn(6)).toHaveCount(0);
        await page.reload();
        await expect(field).toHaveValue("one two three");
        const opinion = "one two three four five six seven eight nine ten";
        await field.fill(opinion);
        await player.sendAnswer(6);
        await expect(player.step(6).getByRole("blockquote")).toHaveText(opinion);
        const peers = player.step(6).getByRole("region", { name: words.matesOpinions });
        await expect(peers.getByText(course.opinion)).toBeVisible();
        await expect(peers.getByText(opinion)).toHaveCount(0);
      });
      await player.goOn(6);

      await player.wayOn(7).click();
      await player.turnPage(course.pages[0], course.pages[1]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(course.pages[1].title);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.getByRole("link", { name: words.map, exact: true }).click();
      await expect(page.getByRole("link", { name: course.pages[0].title })).toContainText(
        words.finished,
      );
    });
  });
}

interface DemoArchive {
  title: string;
  modules: [{ pages: [DemoPage, DemoPage] }];
}

interface DemoPage {
  title: string;
  sections: { radio?: { items: string[] }; radioValidated?: { reasons: string[] } }[];
}

interface DemoClass {
  /** In the order in which they begin. */
  mates: { key: string; course: string }[];
  courses: Record<string, { answers: Record<string, Record<string, number | string>> }>;
}

/** The facts of a demo course and its class that the journeys need. */
function readCourse(folder: string) {
  const demo = resolve(import.meta.dirname, "../demo");
  const archive = readJson(resolve(demo, folder, "course.json")) as DemoArchive;
  const { mates, courses } = readJson(resolve(demo, "class.json")) as DemoClass;
  const answers = courses[folder]?.answers ?? {};
  const { pages } = archive.modules[0];
  const poll = pages[0].sections[2]?.radio?.items ?? [];
  const opinions = answers["1.1.6"] ?? {};
  const newest = mates.findLast(({ key, course }) => course === folder && key in opinions);
  const polled = Object.values(answers["1.1.3"] ?? {});
  return {
    title: archive.title,
    pages,
    poll,
    pollTally: poll.map((_, index) => polled.filter((answer) => answer === index).length),
    reasons: pages[0].sections[4]?.radioValidated?.reasons ?? [],
    /** The newest, which is always among those shown first. */
    opinion: String(opinions[newest?.key ?? ""]),
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
