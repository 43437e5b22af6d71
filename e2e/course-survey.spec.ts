import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { CoursePage } from "./support/course-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, type Person, startSession } from "./support/people.ts";
import { paragraph } from "./support/sample-sections.ts";
import { type Call, signInByApi } from "./support/sign-in-by-api.ts";
import type { PasoServer } from "./support/start-server.ts";
import { WORDS } from "./support/words.ts";

const TEN = ["10 Sobresaliente", "9", "8", "7", "6", "5", "4", "3", "2", "1 Deficiente"];
const question = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: text }) });

test("a course's survey is answered, and its staff see what it came to, also run by run", async ({
  page,
  server,
}) => {
  test.slow();
  const admin = await createUser(server, "admin");
  const taken = await createSurvey(server, admin);
  const { courseId } = taken;
  const call = await signInByApi(server, admin);
  await startSession(page, admin);
  await page.goto(`/authoring/courses/${courseId}`);

  await test.step("the tab says how few have answered, and nothing of what", async () => {
    await answerAs(server, taken, ["1", "0", "More time"]);
    await page.getByRole("navigation", { name: "This course" }).getByText("Survey").click();
    await expect(page).toHaveURL(new RegExp(`/courses/${courseId}/survey$`));
    await expect(page.getByText("1 of 1 student who finished the course")).toBeVisible();
    await expect(question(page, "How was the course?")).toContainText("1 answer so far");
    await expect(page.getByRole("figure")).toHaveCount(0);
    await checkScreen(page, LOOKS.en);
  });

  await test.step("from five on there are figures, a chart, a table and a sentence", async () => {
    for (const grade of ["0", "0", "2", "4"]) {
      await answerAs(server, taken, [grade, "0", `More of ${grade}`]);
    }
    await page.reload();
    const rated = question(page, "How was the course?");
    await expect(rated).toContainText("The mean is 8.6, the median 9.");
    await expect(rated).toContainText("100% of 5");
    await rated.getByRole("button", { name: "Show as table" }).click();
    await expect(rated.getByRole("row", { name: /^10 Sobresaliente 2 40%$/ })).toBeVisible();
    await expect(question(page, "Would you take another?")).toContainText("All 5 chose “Yes”.");
    const wishes = question(page, "What should change?");
    await expect(wishes).toContainText("5 people wrote something");
    await expect(wishes.getByRole("listitem")).toHaveCount(4);
    await expect(wishes).toContainText("2 people wrote this");
    await checkScreen(page, LOOKS.en);
  });

  await test.step("both spreadsheets hold the figures", async () => {
    const csv = await download(page, "CSV");
    expect(csv.toString()).toContain("10 Sobresaliente,2,0.4,8.6,9,");
    const xlsx = await download(page, "Excel");
    expect(xlsx.subarray(0, 2).toString()).toBe("PK");
  });

  await test.step("a copied course stands beside it", async () => {
    const { id } = await call<{ id: number }>("POST", "/api/authoring/parts/duplicate", {
      kind: "course",
      id: courseId,
    });
    await call("POST", `/api/courses/${id}/update`, { status: "published" });
    await page.goto(`/authoring/courses/${id}/survey`);
    await expect(question(page, "How was the course?")).toContainText("No answers yet");
    await page.goto(`/authoring/courses/${courseId}/survey`);
    const rated = question(page, "How was the course?");
    await rated.getByRole("button", { name: "Compare groups and runs" }).click();
    const runs = rated.getByRole("table", { name: "Run by run" });
    await expect(runs.getByRole("row")).toHaveCount(3);
    await expect(runs.getByRole("row", { name: /\(this course\)/ })).toContainText("8.6");
    await expect(runs.getByRole("link", { name: /\(copy\)$/ })).toHaveAttribute(
      "href",
      `/authoring/courses/${id}/survey`,
    );
    await checkScreen(page, LOOKS.en);
  });

  await test.step("it speaks Spanish", async () => {
    await call("PUT", "/api/account/locale", { locale: "es" });
    await page.reload();
    await expect(question(page, "How was the course?")).toContainText("La media es 8,6");
    await checkScreen(page, LOOKS.es);
  });
});

test("a tap on an answer of the survey goes on, unless it is taken back", async ({
  page,
  server,
}) => {
  const admin = await createUser(server, "admin");
  const taken = await createSurvey(server, admin);
  const student = await createStudent(server, taken.courseId);
  await finishCourse(server, taken, student);
  await startSession(page, student);
  await page.goto(`/student/courses/${taken.courseId}/pages/${taken.survey.page_id}`);
  const course = new CoursePage(page, WORDS.en);
  await course.expectCurrent(1);

  await test.step("the ten points are one row, on the narrowest phone too", async () => {
    const points = course.step(1).locator("label");
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await points.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      expect(tops).toHaveLength(10);
      expect(new Set(tops).size).toBe(1);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await checkScreen(page, LOOKS.en);
  });

  await test.step("taken back, a choice stays where it is", async () => {
    await course.step(1).getByText("7", { exact: true }).click();
    await course.step(1).getByRole("button", { name: "Change my answer" }).click();
    await page.waitForTimeout(2_000);
    await course.expectCurrent(1);
    await expect(course.wayOn(1)).toBeVisible();
  });

  await test.step("one tap leads to the next question", async () => {
    await course.step(1).getByText("8", { exact: true }).click();
    await course.expectCurrent(2);
    await expect(course.heading(2)).toBeFocused();
    await expect(course.step(1).getByRole("radio", { name: "8" })).toBeChecked();
  });

  await test.step("by the keyboard, arrows choose and Next goes on", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.waitForTimeout(2_000);
    await course.expectCurrent(2);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await course.expectCurrent(3);
  });

  await test.step("what is written is for the staff, and leads on at once", async () => {
    const written = course.step(3).getByRole("textbox");
    await expect(written).toHaveAccessibleDescription(/staff will read this answer, without your/);
    await checkScreen(page, LOOKS.en);
    await written.fill("More sand");
    await course.step(3).getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeFocused();
    await expect(course.step(3)).toContainText("For the course’s staff, without your name");
    await checkScreen(page, LOOKS.en);
  });
});

/** A published course of one page with a survey. */
async function createSurvey(server: PasoServer, author: Person): Promise<TakenCourse> {
  const { courseId, pageId, call } = await createPage(server, author, [paragraph(1, "Soil.")]);
  await call("POST", `/api/courses/${courseId}/surveys/create`, {
    sections: [
      { radio: { question: "How was the course?", items: TEN } },
      { radio: { question: "Would you take another?", items: ["Yes", "No"] } },
      { textarea: { question: "What should change?" } },
    ],
  });
  const { survey } = await call<Pick<TakenCourse, "survey">>(
    "GET",
    `/api/courses/${courseId}/surveys`,
  );
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  return { courseId, pageId, survey };
}

interface TakenCourse {
  courseId: number;
  pageId: number;
  survey: { page_id: number; sections: { id: number }[] };
}

/** A new student finishes the course and answers its survey. */
async function answerAs(
  server: PasoServer,
  taken: TakenCourse,
  answers: readonly string[],
): Promise<void> {
  const { courseId, survey } = taken;
  const asStudent = await finishCourse(server, taken, await createStudent(server, courseId));
  const path = `/api/courses/page/${survey.page_id}`;
  for (const [index, answer] of answers.entries()) {
    const id = survey.sections[index]?.id;
    await asStudent("POST", `${path}/question/${id}`, { answer });
    await asStudent("POST", `${path}/section/${id}`);
  }
}

/** A student reads the course's only page; returns their access to the API. */
async function finishCourse(
  server: PasoServer,
  { pageId }: TakenCourse,
  student: Person,
): Promise<Call> {
  const asStudent = await signInByApi(server, student);
  const path = `/api/courses/page/${pageId}`;
  const { sections } = await asStudent<{ sections: Record<string, { id: number }> }>("GET", path);
  await asStudent("POST", `${path}/section/${Object.values(sections)[0]?.id}`);
  return asStudent;
}

async function download(page: Page, name: string): Promise<Buffer> {
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name, exact: true }).click();
  return readFile(await (await started).path());
}
