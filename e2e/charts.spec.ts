import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { CoursePage } from "./support/course-page.ts";
import { expectChart } from "./support/expect-chart.ts";
import { expect, test } from "./support/fixtures.ts";
import { startSession } from "./support/people.ts";
import { createPollClass } from "./support/poll-class.ts";
import { tabTo } from "./support/press-keys.ts";
import { paragraph } from "./support/sample-sections.ts";
import { WORDS } from "./support/words.ts";

const ITEMS = ["Clay", "Sand", "Peat"];
const QUESTION = "What soil do you have?";
const EXAMPLE = "Sand: water is gone in a moment.";

const soilPoll = (extras: object = {}, items: readonly string[] = ITEMS) => ({
  order: 1,
  type: "radio",
  radio: { question: QUESTION, items, graphic_type: "bar", ...extras },
});

/** This screen's texts, in addition to the words of all journeys. */
const SAYS = {
  en: {
    soFar: (count: number) => `${count} of 5 answers so far`,
    missing: "4 more to go.",
    example: "example",
    examples: "Example answers by the course’s staff",
    youMayChange: "Now that you have seen your course mates' answers, you can change yours once.",
    change: "Change my answer",
    keep: "I keep my answer",
    save: "Save my new answer",
    moved: "How the class moved",
    fourAgain: "4 of 5 second answers so far",
    changed: "4 of the 5 who answered again changed their answer.",
    won: "“Peat” gained most: from 1 to 3 people. You changed your answer.",
    fromTo: ["Clay → Peat3", "Peat → Sand1"],
  },
  es: {
    soFar: (count: number) => `${count} de 5 respuestas hasta ahora`,
    missing: "Faltan 4.",
    example: "ejemplo",
    examples: "Respuestas de ejemplo del equipo del curso",
    youMayChange:
      "Ahora que has visto las respuestas de tus compañeros, puedes cambiar la tuya una vez.",
    change: "Cambiar mi respuesta",
    keep: "Mantengo mi respuesta",
    save: "Guardar mi nueva respuesta",
    moved: "Cómo cambió la clase",
    fourAgain: "4 de 5 segundas respuestas hasta ahora",
    changed: "4 de las 5 personas que respondieron de nuevo cambiaron su respuesta.",
    won: "«Peat» es la que más ganó: de 1 a 3 personas. Cambiaste tu respuesta.",
    fromTo: ["Clay → Peat3", "Peat → Sand1"],
  },
} as const;

for (const language of ["en", "es"] as const) {
  const words = WORDS[language];
  const says = SAYS[language];
  const check = (page: Page) => checkScreen(page, LOOKS[language]);

  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale });
    test.slow();

    test("a small class sees how many have answered, and its chart when the fifth does", async ({
      page,
      server,
      browser,
    }) => {
      const sections = [soilPoll({ examples: [EXAMPLE] }), paragraph(2, "The end.")];
      const { student, peers, address } = await createPollClass(server, sections, 5);
      await startSession(page, student);
      await page.goto(address);
      const course = new CoursePage(page, words);
      await expect(page.getByText(EXAMPLE)).toHaveCount(0);
      await course.press(course.option(1, 0));
      await course.sendAnswer(1);

      const figure = page.getByRole("figure", { name: words.matesAnswered });
      await expect(figure).toContainText(says.soFar(1));
      await expect(figure).toContainText(says.missing);
      await expect(figure.getByText(says.example, { exact: true })).toBeVisible();
      await expect(figure.getByRole("table")).toHaveCount(0);
      await expect(page.getByRole("region", { name: says.examples })).toContainText(EXAMPLE);
      await check(page);
      await Promise.all(peers.slice(0, 3).map((peer) => peer.answer("1")));
      await expect(figure).toContainText(says.soFar(4));
      const before = await figure.boundingBox();

      // The fifth answers in a browser, and sees the chart at once.
      const context = await browser.newContext({ baseURL: server.url, locale: words.locale });
      const theirs = await context.newPage();
      await startSession(theirs, peers[3]!.person);
      await theirs.goto(address);
      const other = new CoursePage(theirs, words);
      await other.press(other.option(1, 2));
      await other.sendAnswer(1);
      const seen = { kind: "bar", items: ITEMS };
      await expectChart(other.step(1), { ...seen, peers: [1, 3, 0], own: [2] }, words);

      await expectChart(course.step(1), { ...seen, peers: [0, 3, 1], own: [0] }, words);
      await expect(page.getByRole("region", { name: says.examples })).toHaveCount(0);
      // The content below moves by no more than the height of a line.
      const after = await figure.boundingBox();
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(30);
      await check(page);

      await peers[4]!.answer("1");
      await expectChart(course.step(1), { ...seen, peers: [0, 4, 1], own: [0] }, words);
      await expectChart(other.step(1), { ...seen, peers: [1, 4, 0], own: [2] }, words);
      await context.close();
    });

    test("a question with two rounds is answered again by keyboard, and shows how the class moved", async ({
      page,
      server,
    }) => {
      const sections = [soilPoll({ two_rounds: "true" }), paragraph(2, "The end.")];
      const { student, peers, address } = await createPollClass(server, sections, 4);
      for (const [index, peer] of peers.entries()) await peer.answer(["0", "0", "1", "2"][index]!);
      await startSession(page, student);
      await page.goto(address);
      const course = new CoursePage(page, words);
      const step = course.step(1);
      await course.option(1, 0).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await expect(course.result(1)).toBeFocused();
      const seen = { kind: "bar", items: ITEMS };
      await expectChart(step, { ...seen, peers: [2, 1, 1], own: [0] }, words);
      await expect(step.getByRole("heading", { name: says.youMayChange })).toBeVisible();
      await check(page);

      await tabTo(page, step.getByRole("button", { name: says.change }));
      await page.keyboard.press("Enter");
      const again = step.getByRole("region", { name: says.youMayChange });
      await expect(again.getByRole("radio", { name: "Clay" })).toBeFocused();
      // Continuing would lose the choice.
      await expect(course.wayOn(1)).toBeHidden();
      await check(page);
      await page.keyboard.press("ArrowUp");
      await expect(again.getByRole("radio", { name: "Peat" })).toBeChecked();
      await tabTo(page, again.getByRole("button", { name: says.save }));
      await page.keyboard.press("Enter");
      await expect(course.result(1)).toBeFocused();
      await expect(again).toHaveCount(0);
      await expect(step.locator("label").filter({ hasText: "Peat" })).toContainText(
        words.yourAnswer,
      );
      await expectChart(step, { ...seen, peers: [2, 1, 1], own: [2] }, words);
      // The first answer is not one that was left over.
      await expect(step.getByRole("blockquote")).toHaveCount(0);

      // The others answer again, too, and the screen follows.
      const moved = page.getByRole("figure", { name: says.moved });
      await peers[0]!.answer("2", 2);
      await peers[1]!.answer("2", 2);
      await peers[2]!.answer("1", 2);
      await expect(moved).toContainText(says.fourAgain);
      await peers[3]!.answer("1", 2);
      await expect(moved).toContainText(says.changed);
      await expect(moved).toContainText(says.won);
      await check(page);
      await moved.getByRole("button", { name: words.showTable }).click();
      await step.getByRole("button", { name: words.showTable }).click();
      await expect(moved.getByRole("table").nth(1).locator("tbody tr")).toHaveText(says.fromTo);
      await check(page);

      await page.reload();
      await expect(moved).toContainText(says.changed);
      await course.goOn(1);
      await expect(moved).toContainText(says.changed);
    });
  });
}

test("an answer is kept for the second round, also on the second attempt", async ({
  page,
  server,
  pageErrors,
}) => {
  const sections = [soilPoll({ two_rounds: "true" }), paragraph(2, "The end.")];
  const { student, peers, address } = await createPollClass(server, sections, 4);
  for (const peer of peers) await peer.answer("1");
  for (const peer of peers.slice(1)) await peer.answer("1", 2);
  await startSession(page, student);
  await page.goto(address);
  const course = new CoursePage(page, WORDS.en);
  await course.press(course.option(1, 1));
  await course.sendAnswer(1);
  pageErrors.expect(/^503 POST .*\/question\/\d+$/);
  const busy = {
    status: 503,
    headers: { "retry-after": "600" },
    json: { message: "m", code: "b" },
  };
  await page.route("**/question/*", (route) => route.fulfill(busy), { times: 1 });
  await course.press(page.getByRole("button", { name: SAYS.en.keep }));
  await expect(course.step(1)).toContainText(WORDS.en.busy);
  await course.press(course.tryAgain(1));
  const moved = page.getByRole("figure", { name: SAYS.en.moved });
  await expect(moved).toContainText(SAYS.en.fourAgain);
  await peers[0]!.answer("1", 2);
  await expect(moved).toContainText("Nobody of the 5 who answered again changed their answer.");
  await expect(moved).toContainText("You kept your answer.");
  await course.goOn(1);
});

test("a half-chosen second answer survives a reload, and the last choice waits offline", async ({
  page,
  server,
  pageErrors,
}) => {
  const sections = [soilPoll({ two_rounds: "true" }), paragraph(2, "The end.")];
  const { student, peers, address } = await createPollClass(server, sections, 4);
  for (const peer of peers) await peer.answer("1");
  await startSession(page, student);
  await page.goto(address);
  const course = new CoursePage(page, WORDS.en);
  await course.press(course.option(1, 0));
  await course.sendAnswer(1);
  const says = SAYS.en;
  const again = page.getByRole("region", { name: says.youMayChange });
  await again.getByRole("button", { name: says.change }).click();
  await again.getByRole("radio", { name: "Sand" }).check();

  await page.reload();
  await expect(again.getByRole("radio", { name: "Sand" })).toBeChecked();
  await expect(again.getByRole("radio", { name: "Sand" })).not.toBeFocused();
  await expect(course.wayOn(1)).toBeHidden();
  await again.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await expect(again.getByRole("button", { name: says.change })).toBeVisible();

  await again.getByRole("button", { name: says.change }).click();
  await again.getByRole("radio", { name: "Sand" }).check();
  pageErrors.expect(/^failed \(net::ERR_INTERNET_DISCONNECTED\): POST .*\/question\/\d+$/);
  await page.context().setOffline(true);
  await again.getByRole("button", { name: says.save }).click();
  const offline = course.step(1).getByText(WORDS.en.offline);
  await expect(offline).toBeVisible();
  await again.getByRole("radio", { name: "Peat" }).check();
  // The withdrawn step is not sent: the new choice waits for its button.
  await expect(offline).toHaveCount(0);
  await page.context().setOffline(false);
  await page.reload();
  await expect(again.getByRole("radio", { name: "Peat" })).toBeChecked();
  await again.getByRole("button", { name: says.save }).click();
  await expect(again).toHaveCount(0);
  await expect(course.step(1).locator("label").filter({ hasText: "Peat" })).toContainText(
    WORDS.en.yourAnswer,
  );
  const kept = await page.evaluate(() => Object.keys(localStorage).join());
  expect(kept).not.toContain("-second");
});

test("a second answer accepts no more options than the first, and says so", async ({
  page,
  server,
}) => {
  const poll = { ...soilPoll({ two_rounds: "true", min: 1, max: 1 }).radio };
  const sections = [{ order: 1, type: "select-multiple", selectMultiple: poll }];
  const { student, peers, address } = await createPollClass(server, sections, 4);
  for (const peer of peers) await peer.answer("1[answer]");
  await startSession(page, student);
  await page.goto(address);
  const course = new CoursePage(page, WORDS.en);
  await course.press(course.option(1, 0));
  await course.sendAnswer(1);
  const again = page.getByRole("region", { name: SAYS.en.youMayChange });
  await again.getByRole("button", { name: SAYS.en.change }).click();
  await again.getByRole("checkbox", { name: "Peat" }).click();
  await expect(again.getByRole("checkbox", { name: "Peat" })).not.toBeChecked();
  await expect(again).toContainText(WORDS.en.atMost(1));
  await again.getByRole("checkbox", { name: "Clay" }).uncheck();
  await expect(again).not.toContainText(WORDS.en.atMost(1));
  await again.getByRole("checkbox", { name: "Peat" }).check();
});

test("in forced colors bars stay visible, each in a different colour", async ({ page, server }) => {
  const { student, peers, address } = await createPollClass(server, [soilPoll()], 4);
  for (const peer of peers) await peer.answer("0");
  await startSession(page, student);
  await page.goto(address);
  const course = new CoursePage(page, WORDS.en);
  await course.press(course.option(1, 1));
  await course.sendAnswer(1);
  const figure = page.getByRole("figure", { name: WORDS.en.matesAnswered });
  await expect(figure).toContainText("All 4 course mates");
  await page.emulateMedia({ forcedColors: "active" });
  const colours = await figure.evaluate((element) =>
    [element, ...element.querySelectorAll(".bar")].map(
      (part) => getComputedStyle(part).backgroundColor,
    ),
  );
  const [ground, others, own] = colours;
  expect(new Set([ground, others, own]).size).toBe(3);
  expect(colours.slice(1)).not.toContain(ground);
});

test("long labels are numbered, and a chart catches up after a lost connection", async ({
  page,
  context,
  server,
}) => {
  const items = ["Clay that sticks to the spade in every weather", "Sand", "Peat"];
  const { student, peers, address } = await createPollClass(server, [soilPoll({}, items)], 5);
  for (const peer of peers.slice(0, 4)) await peer.answer("0");
  await startSession(page, student);
  await page.goto(address);
  const course = new CoursePage(page, WORDS.en);
  await course.press(course.option(1, 1));
  const live = page.waitForResponse(/\/live\?/);
  await course.sendAnswer(1);
  const seen = { kind: "bar", items, own: [1] };
  await expectChart(course.step(1), { ...seen, peers: [4, 0, 0] }, WORDS.en);
  await live;
  await expect(course.step(1)).toContainText(
    "All 4 course mates chose “Clay that sticks to the spade in every weather”.",
  );
  await context.setOffline(true);
  await peers[4]!.answer("2");
  await context.setOffline(false);
  await expectChart(course.step(1), { ...seen, peers: [4, 0, 1] }, WORDS.en);
});
