import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, startSession } from "./support/people.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";
import type { PasoServer } from "./support/start-server.ts";

const TITLE = "How are we doing?";

// It surveys everyone on the site, so it needs its own.
test.use({ site: "survey" });

test("administrators ask the people of the site, who answer without their names", async ({
  page,
  server,
  browser,
  pageErrors,
}) => {
  test.slow();
  // Published before it is complete.
  pageErrors.expect(/^422 (POST|PUT) .*\/surveys\//);
  const admin = await createUser(server, "admin");
  await startSession(page, admin);

  await test.step("a survey is written, checked and published", async () => {
    await page.goto("/admin/surveys");
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "New survey" }).click();
    await page.getByLabel("Title").fill(TITLE);
    const first = page.getByRole("region", { name: "Question 1" });
    await first
      .getByRole("textbox", { name: "Question", exact: true })
      .fill("How good is it here?");
    await first.getByRole("button", { name: "Add 10-1" }).click();
    await page.getByRole("button", { name: "Add question" }).click();
    await page.getByRole("menuitem", { name: "Own words" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    const second = page.getByRole("region", { name: "Question 2" });
    const words = second.getByRole("textbox", { name: "Question", exact: true });
    await expect(words).toHaveAttribute("aria-invalid", "true");
    await words.fill("What should we change?");
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Published. People are invited within a minute.")).toBeVisible();
  });

  const surveyId = Number(/\d+$/.exec(page.url())?.[0]);

  await test.step("a student finds it at home, reads what is kept, and answers once", async () => {
    const context = await browser.newContext({ baseURL: server.url });
    pageErrors.watch(context);
    const own = await context.newPage();
    await startSession(own, await createUser(server, "student"));
    await own.goto("/student");
    await own.getByRole("link", { name: /^Answer ?: How are we doing/ }).click();
    await expect(own.getByRole("heading", { name: "This survey is anonymous" })).toBeVisible();
    await checkScreen(own, LOOKS.en);
    await own.getByRole("radio", { name: "9", exact: true }).check({ force: true });
    await own.getByRole("textbox").fill("Nothing at all.");
    await own.reload();
    await expect(own.getByRole("textbox")).toHaveValue("Nothing at all.");
    await own.getByRole("button", { name: "Send answers" }).click();
    await expect(own.getByText("Thank you for your answers")).toBeVisible();
    await checkScreen(own, LOOKS.en);
    await own.goto("/student");
    await expect(own.getByRole("heading", { name: /^Good/ })).toBeVisible();
    await expect(own.getByText(TITLE)).toHaveCount(0);
    await context.close();
  });

  await test.step("fewer than five answers are counted, five are shown", async () => {
    await page.getByRole("link", { name: "Results", exact: true }).click();
    await expect(page.getByText(/^1 of \d+ people answered/)).toBeVisible();
    await expect(page.getByRole("figure")).toHaveCount(0);
    for (const points of [10, 10, 9, 7]) await answer(server, surveyId, points);
    await page.reload();
    await expect(page.getByText(/^5 of \d+ people answered/)).toBeVisible();
    const rated = resultOf(page, "How good is it here?");
    await expect(rated).toContainText("The mean is 9");
    await expect(rated.getByRole("figure")).toBeVisible();
    await checkScreen(page, LOOKS.en);
  });

  await test.step("it speaks Spanish", async () => {
    const call = await signInByApi(server, admin);
    await call("PUT", "/api/account/locale", { locale: "es" });
    await page.reload();
    await expect(resultOf(page, "How good is it here?")).toContainText("La media es 9");
    await checkScreen(page, LOOKS.es);
  });
});

const resultOf = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: text }) });

/** Answers the first question as a new student. */
async function answer(server: PasoServer, surveyId: number, points: number): Promise<void> {
  const call = await signInByApi(server, await createUser(server, "student"));
  const path = `/api/surveys/${surveyId}`;
  const { questions } = await call<{ questions: { id: string }[] }>("GET", path);
  await call("POST", `${path}/response`, { answers: { [questions[0]!.id]: points } });
}
