import { readFile } from "node:fs/promises";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { check, opinion, poll } from "./support/sample-sections.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";
import type { PasoServer } from "./support/start-server.ts";

test("staff see what in their course is worth their time, and how each question went", async ({
  page,
  server,
}) => {
  test.slow();
  const admin = await createUser(server, "admin");
  const { courseId, pageId, call } = await createPage(server, admin, [
    check(1, "What holds water longest?", ["Clay", "Sand", "Gravel"], "Fine grains hold it."),
    poll(2, "What do you garden on?", ["Clay", "Sand"]),
    opinion(3, "What grows there?"),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, {
    title: "Soil and plants",
    // A different language from the interface's.
    language: "es",
    status: "published",
  });
  await startSession(page, admin);

  await test.step("a course without students says what will be here", async () => {
    await page.goto(`/authoring/courses/${courseId}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "es");
    await page.getByRole("navigation", { name: "This course" }).getByText("Results").click();
    await expect(page).toHaveURL(new RegExp(`/courses/${courseId}/results$`));
    await expect(page.getByText("No students yet")).toBeVisible();
    await checkScreen(page, LOOKS.en);
  });

  for (const choice of ["0", "1", "1", "1", "2", "1"])
    await takeAs(server, { courseId, pageId }, choice);

  const worst = page.getByRole("listitem").filter({ hasText: "What holds water longest?" });
  await test.step("the question that most get wrong is first, with its reason", async () => {
    await page.reload();
    await expect(page.getByText("6 of 6 students took a step this week")).toBeVisible();
    await expect(worst.first()).toContainText("17%");
    const asked = worst.first().getByText("What holds water longest?", { exact: true });
    await expect(asked).toHaveAttribute("lang", "es");
    await expect(worst.first()).toContainText("chosen most, by 67%, is “Sand”");
    await checkScreen(page, LOOKS.en);
  });

  await test.step("they are read by the day students joined, here and in what is downloaded", async () => {
    const whose = page.getByRole("button", { name: /Whose results$/ });
    await whose.click();
    await page.getByRole("option", { name: "By the day they joined" }).click();
    await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    await expect(page.getByText("6 of 6 students took a step this week")).toBeVisible();
    await page.getByLabel("Joined until").fill("2019-12-31");
    await expect(page.getByText("Choose a day that is not before the first.")).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.getByLabel("Joined from").fill("2019-01-01");
    await expect(page.getByText("Nobody joined on these days")).toBeVisible();
    await page.getByLabel("Joined from").fill("2020-01-01");
    await page.getByLabel("Joined until").fill("");
    await expect(page).toHaveURL(/\?from=2020-01-01$/);
    const csv = page.getByRole("link", { name: "CSV: Every answer" });
    await expect(csv).toHaveAttribute("href", /\?from=2020-01-01$/);
    await whose.click();
    await page.getByRole("option", { name: "Everybody" }).click();
    await expect(page).toHaveURL(new RegExp(`/courses/${courseId}/results$`));
    await worst.getByRole("link", { name: "See its results" }).first().click();
  });

  await test.step("it has its chart, its table and its sentence; so has the way to it", async () => {
    await expect(page).toHaveURL(new RegExp(`/results/pages/${pageId}#section-\\d+$`));
    const asked = page.getByRole("figure", { name: "What holds water longest?" });
    await expect(asked).toBeInViewport();
    await expect(asked).toContainText("1 of 6 are right (facility 17%).");
    await asked.getByRole("button", { name: "Show as table" }).click();
    await expect(asked.getByRole("row", { name: /^Clay correct 1 17%/ })).toBeVisible();
    const funnel = page.getByRole("figure", { name: "How far they get" });
    await expect(funnel).toContainText("6 began this page, 5 finished it.");
    await expect(page.getByRole("figure", { name: "What became of the texts" })).toContainText(
      "0 of 5 have a reply.",
    );
    await checkScreen(page, LOOKS.en);
  });

  await test.step("students are listed one by one, and so is the way of each", async () => {
    await page.getByRole("link", { name: "All results" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "CSV: Every answer" }).click();
    expect(await readFile(await (await download).path(), "utf8")).toContain("Roses and beans.");
    await page.getByRole("link", { name: "Students one by one" }).click();
    await page.getByRole("button", { name: /Order/ }).click();
    await page.getByRole("option", { name: "Fewest right answers" }).click();
    const rows = page.getByRole("listitem").filter({ hasText: "of 1 pages" });
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText("0 of 1 right");
    await checkScreen(page, LOOKS.en);
    const name = (await rows.first().getByRole("link").textContent()) ?? "";
    const search = page.getByRole("textbox", { name: "Search by name or address" });
    await search.fill(name);
    await expect(page).toHaveURL(/\/results\/students\?order=result&q=/);
    await rows.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/results\/students\/\d+\?order=result&q=/);
    await page.goBack();
    await expect(search).toHaveValue(name);
    await search.fill("nobody of this name");
    await expect(rows).toHaveCount(0);
    await search.fill("");
    await expect(rows).toHaveCount(5);
    await rows.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/results\/students\/\d+\?order=result$/);
    await expect(page.getByText("Roses and beans.")).toBeVisible();
    await expect(page.getByText("incorrect")).toBeVisible();
    await checkScreen(page, LOOKS.en);
  });

  await test.step("a program of theirs reads the same with a token, until it is revoked", async () => {
    const students = page.url();
    await page.goto("/account/tokens");
    await page.getByRole("button", { name: "New token" }).click();
    const made = page.getByRole("dialog");
    await made.getByRole("textbox", { name: "Name" }).fill("Nightly report");
    await made.getByRole("checkbox", { name: /^Read results/ }).check();
    await checkScreen(page, LOOKS.en);
    await made.getByRole("button", { name: "Make the token" }).click();
    const token = await made.getByRole("textbox", { name: "Token" }).inputValue();
    await checkScreen(page, LOOKS.en);
    await made.getByRole("button", { name: "I have kept the token" }).click();
    const read = () =>
      fetch(`${server.url}/api/authoring/courses/${courseId}/results-export/answers/csv`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect(await (await read()).text()).toContain("Roses and beans.");
    await page.reload();
    const row = page.getByRole("listitem").filter({ hasText: "Nightly report" });
    await expect(row).toContainText("Last used");
    await checkScreen(page, LOOKS.en);
    await row.getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("button", { name: "Revoke the token" }).click();
    await expect(row).toHaveCount(0);
    expect((await read()).status).toBe(401);
    await page.goto(students);
  });

  await test.step("a page is reset for one of them, which says what it takes and is undone", async () => {
    await page.getByRole("button", { name: /^Change “/ }).click();
    await page.getByRole("menuitem", { name: "Reset…" }).click();
    const asked = page.getByRole("alertdialog", { name: /^Reset “/ });
    await expect(asked).toContainText("3 steps and 3 answers are taken back");
    await expect(asked).toContainText("1 opinion goes out of course mates’ sight");
    await checkScreen(page, LOOKS.en);
    await asked.getByRole("button", { name: "Reset", exact: true }).click();
    await expect(page.getByText("Roses and beans.")).toHaveCount(0);
    const toasts = page.getByRole("region", { name: "Notifications" });
    await toasts.getByRole("button", { name: "Close" }).click();
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: /^Undo: / }).click();
    await expect(page.getByText("Roses and beans.")).toBeVisible();
    await page.goto(`/authoring/courses/${courseId}/results/pages/${pageId}`);
  });

  await test.step("it is presented to the class: alone, then what was answered, then what is right", async () => {
    const card = page.getByRole("listitem", { name: "What holds water longest?" });
    await card.getByRole("link", { name: "Present it" }).click();
    await expect(page.getByRole("heading", { name: "What holds water longest?" })).toBeVisible();
    await expect(page.getByText("of 6 answered")).toBeVisible();
    await expect(page.getByText("67%")).toHaveCount(0);
    await page.getByRole("button", { name: "Show the answers" }).click();
    await expect(page.getByText("67%")).toBeVisible();
    await expect(page.getByText("Right", { exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Show the right answer" }).click();
    await expect(page.getByText("Right", { exact: true })).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await takeAs(server, { courseId, pageId }, "0");
    await expect(page.getByText("of 7 answered")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { name: "What do you garden on?" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(new RegExp(`/results/pages/${pageId}#section-\\d+$`));
    await expect(page.getByRole("listitem", { name: "What do you garden on?" })).toBeInViewport();
  });

  await test.step("a group's results lead to the screen with that group's answers", async () => {
    const { id } = await call<{ id: number }>("POST", `/api/authoring/courses/${courseId}/groups`, {
      name: "Evening",
    });
    await page.goto(`/authoring/courses/${courseId}/results/pages/${pageId}?group=${id}`);
    const card = page.getByRole("listitem", { name: "What holds water longest?" });
    await card.getByRole("link", { name: "Present it" }).click();
    await expect(page.getByText("of 0 answered")).toBeVisible();
    await expect(page.getByText("Evening", { exact: true })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { name: "What do you garden on?" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(
      new RegExp(`/results/pages/${pageId}\\?group=${id}#section-\\d+$`),
    );
    await page.goto(`/authoring/courses/${courseId}/results/pages/${pageId}`);
  });

  await test.step("a scale is chosen, and everybody has a grade, which they see as well", async () => {
    await page.getByRole("link", { name: "All results" }).click();
    await page.getByRole("link", { name: "Grades", exact: true }).click();
    await page.getByRole("button", { name: /Scale/ }).click();
    await page.getByRole("option", { name: "0 to 10", exact: true }).click();
    await page.getByRole("button", { name: "Save" }).click();
    const rows = page.getByRole("listitem").filter({ hasText: ": 0 of 1" });
    await expect(rows.first()).toContainText("0.0");
    const toasts = page.getByRole("region", { name: "Notifications" });
    await toasts.getByRole("button", { name: "Close" }).click();
    await checkScreen(page, LOOKS.en);
    const student = await createStudent(server, courseId);
    const asStudent = await page.context().browser()?.newContext({ baseURL: server.url });
    if (!asStudent) throw new Error("There is no browser.");
    const own = await asStudent.newPage();
    await startSession(own, student);
    await own.goto(`/student/courses/${courseId}`);
    await own.getByRole("link", { name: "Grade" }).click();
    await expect(
      own.getByText("0 of 1 right, 0 answered. Counts 100% of the grade."),
    ).toBeVisible();
    await checkScreen(own, LOOKS.en);
    await asStudent.close();
    await page.goto(`/authoring/courses/${courseId}/results/pages/${pageId}`);
  });

  await test.step("it speaks Spanish, and leads back", async () => {
    await call("PUT", "/api/account/locale", { locale: "es" });
    await page.reload();
    await expect(page.getByText("2 de 7 aciertan (facilidad: 29 %).")).toBeVisible();
    await checkScreen(page, LOOKS.es);
    await page.getByRole("link", { name: "Todos los resultados" }).click();
    await expect(page.getByRole("heading", { name: "Por dónde empezar" })).toBeVisible();
    await checkScreen(page, LOOKS.es);
  });

  await test.step("a server of the site is told of what happens, until it is removed", async () => {
    await call("PUT", "/api/account/locale", { locale: "en" });
    await page.goto("/admin/webhooks");
    await expect(page.getByText("No webhooks yet")).toBeVisible();
    await page.getByRole("button", { name: "Add a webhook" }).click();
    const made = page.getByRole("dialog");
    await made.getByRole("textbox", { name: "Address" }).fill("https://hooks.example.org/paso");
    await made.getByText("Students were enrolled").click();
    await checkScreen(page, LOOKS.en);
    await made.getByRole("button", { name: "Add the webhook" }).click();
    const shown = page.getByRole("alertdialog");
    await expect(shown).toContainText(/whsec_[A-Za-z0-9+/]{43}=/);
    await shown.getByRole("button", { name: "I have kept the secret" }).click();
    await createStudent(server, courseId);
    await page.getByRole("button", { name: /^Deliveries to/ }).click();
    const line = page.getByRole("listitem").filter({ hasText: "No response" }).last();
    await expect(async () => {
      await page.reload();
      await page.getByRole("button", { name: /^Deliveries to/ }).click();
      await expect(line).toContainText("Students were enrolled", { timeout: 1_000 });
      await expect(page.getByText(/^Failing since/)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await checkScreen(page, LOOKS.en);
    await page.goto(`/authoring/courses/${courseId}/results`);
    await page.getByRole("link", { name: "Webhooks of this course" }).click();
    await expect(page.getByText("No webhooks yet")).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.goto("/admin/webhooks");
    await page.getByRole("button", { name: /^Remove the webhook/ }).click();
    await page.getByRole("button", { name: "Remove the webhook", exact: true }).click();
    await expect(page.getByText("No webhooks yet")).toBeVisible();
  });
});

/** A new student takes the page; who chooses the last option stops before its last step. */
async function takeAs(
  server: PasoServer,
  { courseId, pageId }: { courseId: number; pageId: number },
  choice: string,
): Promise<void> {
  const asStudent = await signInByApi(server, await createStudent(server, courseId));
  const path = `/api/courses/page/${pageId}`;
  const answers = choice === "2" ? [choice, "0"] : [choice, "0", "Roses and beans."];
  for (const [index, answer] of answers.entries()) {
    const { sections } = await asStudent<{ sections: Record<string, { id: number }> }>("GET", path);
    const section = Object.values(sections)[index];
    await asStudent("POST", `${path}/question/${section?.id}`, { answer });
    await asStudent("POST", `${path}/section/${section?.id}`);
  }
}
