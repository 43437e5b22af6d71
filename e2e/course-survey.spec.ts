import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { paragraph } from "./support/sample-sections.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";
import type { PasoServer } from "./support/start-server.ts";

const TEN = ["10 Sobresaliente", "9", "8", "7", "6", "5", "4", "3", "2", "1 Deficiente"];
const question = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: text }) });

test("a course's survey is answered, and its staff see what it came to, also run by run", async ({
  page,
  server,
}) => {
  test.slow();
  const admin = await createUser(server, "admin");
  const { courseId, pageId, call } = await createPage(server, admin, [paragraph(1, "Soil.")]);
  await call("POST", `/api/courses/${courseId}/surveys/create`, {
    sections: [
      { radio: { question: "How was the course?", items: TEN } },
      { radio: { question: "Would you take another?", items: ["Yes", "No"] } },
    ],
  });
  const { survey } = await call<Pick<TakenCourse, "survey">>(
    "GET",
    `/api/courses/${courseId}/surveys`,
  );
  const taken = { courseId, pageId, survey };
  const publish = (id: number) =>
    call("POST", `/api/courses/${id}/update`, { status: "published" });
  await publish(courseId);
  await startSession(page, admin);
  await page.goto(`/authoring/courses/${courseId}`);

  await test.step("the tab says how few have answered, and nothing of what", async () => {
    await answerAs(server, taken, ["1", "0"]);
    await page.getByRole("navigation", { name: "This course" }).getByText("Survey").click();
    await expect(page).toHaveURL(new RegExp(`/courses/${courseId}/survey$`));
    await expect(page.getByText("1 of 1 student who finished the course")).toBeVisible();
    await expect(question(page, "How was the course?")).toContainText("1 answer so far");
    await expect(page.getByRole("figure")).toHaveCount(0);
    await checkScreen(page, LOOKS.en);
  });

  await test.step("from five on there are figures, a chart, a table and a sentence", async () => {
    for (const grade of ["0", "0", "2", "4"]) {
      await answerAs(server, taken, [grade, "0"]);
    }
    await page.reload();
    const rated = question(page, "How was the course?");
    await expect(rated).toContainText("The mean is 8.6, the median 9.");
    await expect(rated).toContainText("100% of 5");
    await rated.getByRole("button", { name: "Show as table" }).click();
    await expect(rated.getByRole("row", { name: /^10 Sobresaliente 2 40%$/ })).toBeVisible();
    await expect(question(page, "Would you take another?")).toContainText("All 5 chose “Yes”.");
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
    await publish(id);
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

interface TakenCourse {
  courseId: number;
  pageId: number;
  survey: { page_id: number; sections: { id: number }[] };
}

/** A new student finishes the course and answers its survey. */
async function answerAs(
  server: PasoServer,
  { courseId, pageId, survey }: TakenCourse,
  answers: readonly string[],
): Promise<void> {
  const asStudent = await signInByApi(server, await createStudent(server, courseId));
  const path = "/api/courses/page";
  const { sections } = await asStudent<{ sections: Record<string, { id: number }> }>(
    "GET",
    `${path}/${pageId}`,
  );
  await asStudent("POST", `${path}/${pageId}/section/${Object.values(sections)[0]?.id}`);
  for (const [index, answer] of answers.entries()) {
    const id = survey.sections[index]?.id;
    await asStudent("POST", `${path}/${survey.page_id}/question/${id}`, { answer });
    await asStudent("POST", `${path}/${survey.page_id}/section/${id}`);
  }
}

async function download(page: Page, name: string): Promise<Buffer> {
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name, exact: true }).click();
  return readFile(await (await started).path());
}
