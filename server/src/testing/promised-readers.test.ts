import type { Opinion, PageData, StudentSection } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { answers, sections } from "../database/tables/index.ts";
import { learningPersonalData } from "../domains/learning/personal-data/learning-personal-data.ts";
import { assignStaff, changeCourse, createPerson } from "./factories.ts";
import { open, OpinionClass } from "./opinion-class.ts";
import { sample } from "./sample-sections.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";
import { KEYED } from "./take-course.ts";
import type { TestClient } from "./test-client.ts";

let world: TestApp;
let taken: OpinionClass;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

/** Sets the author's choice for future texts. */
async function ask(workbookOnly: boolean): Promise<void> {
  await world.ctx.database
    .update(sections)
    .set({ content: sample.textarea({ min: 0, max: 0, workbookOnly }) })
    .where(eq(sections.id, taken.questionId));
  await changeCourse(world.ctx, taken.course, {});
}

async function openQuestion(client: TestClient): Promise<StudentSection> {
  const { body } = await client.get<PageData>(`/api/courses/page/${taken.course.pages[0]!.id}`);
  return body.sections[String(taken.questionId)]!;
}

async function workbookOf(client: TestClient) {
  type Entries = { entries: { text?: string; workbook_only?: boolean }[] };
  const { body } = await client.get<Entries>("/api/student/workbook/entries?part=texts");
  return body.entries;
}

async function moderated(): Promise<string[]> {
  const teacher = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, teacher, taken.course);
  const client = await world.as(teacher);
  const { body } = await client.get<{ opinions: { text: string }[] }>(
    `/api/authoring/courses/${taken.course.id}/opinions`,
  );
  return body.opinions.map(({ text }) => text);
}

/** Each of a person's answers as in the copy of their data. */
async function ownData(client: TestClient): Promise<unknown[]> {
  const { body } = await client.get<{ user: { id: number } }>("/api/session");
  const part = learningPersonalData.parts?.find(({ name }) => name === "answers");
  if (!part) throw new Error("No part tells of answers.");
  const rows: unknown[] = [];
  const person = { userId: body.user.id, locale: "en" } as Parameters<typeof part.read>[1];
  for await (const row of part.read(world.ctx, person)) rows.push(row.only_in_workbook);
  return rows;
}

const textsFor = async (reader: { client: TestClient; opinionId: number }) =>
  (await taken.listFor(reader)).map(({ answer }: Opinion) => answer);

describe("a question that becomes workbook-only", () => {
  beforeEach(async () => {
    taken = await OpinionClass.begin(world);
  });

  test("leaves what was published to its readers, and says so", async () => {
    const ada = await taken.joinWith("for everybody");
    const rob = await taken.joinWith("for everybody as well");
    await ask(true);
    const late = await taken.joinWith("for me alone");
    expect(await openQuestion(ada.client)).toMatchObject({ workbook_only: false });
    expect(await openQuestion(late.client)).toMatchObject({ workbook_only: true });
    expect(await openQuestion(await taken.join())).toMatchObject({ workbook_only: true });
    expect(await textsFor(ada)).toEqual(["for everybody as well"]);
    expect((await open(rob.client, ada.opinionId)).body).toMatchObject({ published: true });
    expect((await open(ada.client, late.opinionId)).status).toBe(404);
    expect(await moderated()).toEqual(["for everybody as well", "for everybody"]);
    expect(await workbookOf(ada.client)).toMatchObject([{ workbook_only: false }]);
    expect(await workbookOf(late.client)).toMatchObject([{ workbook_only: true }]);
    expect(await ownData(ada.client)).toEqual([false]);
    expect(await ownData(late.client)).toEqual([true]);
  });
});

describe("a question that is opened to course mates", () => {
  beforeEach(async () => {
    taken = await OpinionClass.begin(world, { workbookOnly: true });
  });

  test("leaves what was written for the workbook there, and says so", async () => {
    const ada = await taken.joinWith("for me alone");
    await ask(false);
    const late = await taken.joinWith("for everybody");
    expect(await openQuestion(ada.client)).toMatchObject({ workbook_only: true });
    expect(await openQuestion(late.client)).toMatchObject({ workbook_only: false });
    expect(await textsFor(late)).toEqual([]);
    expect((await open(late.client, ada.opinionId)).status).toBe(404);
    expect((await open(ada.client, ada.opinionId)).body).toMatchObject({ published: false });
    expect(await moderated()).toEqual(["for everybody"]);
    expect(await workbookOf(ada.client)).toMatchObject([{ workbook_only: true }]);
    expect(await ownData(ada.client)).toEqual([true]);
    expect(await ownData(late.client)).toEqual([false]);
  });

  test("keeps it there when its author changes the words afterwards", async () => {
    const ada = await taken.joinWith("for me alone");
    await ask(false);
    const path = `/api/courses/opinion/${ada.opinionId}`;
    expect((await ada.client.send("PUT", path, { answer: "still mine" })).status).toBe(200);
    expect(await textsFor(await taken.joinWith("for everybody"))).toEqual([]);
    expect(await openQuestion(ada.client)).toMatchObject({ workbook_only: true });
  });

  test.each([
    ["told that it stays in the workbook", true, true],
    ["told that course mates read it", false, false],
    ["of a client that tells nothing", undefined, false],
  ])("while a text is being written: %s", async (_, told, workbookOnly) => {
    const ada = await taken.join();
    await openQuestion(ada);
    await ask(false);
    const { id } = taken.course.pages[0]!;
    const sent = await ada.post<{ current_section: StudentSection }>(
      `/api/courses/page/${id}/question/${taken.questionId}`,
      { answer: "begun before", ...(told !== undefined && { workbook_only: told }) },
      KEYED,
    );
    expect(sent.body.current_section).toMatchObject({ workbook_only: workbookOnly });
    const reader = await taken.joinWith("for everybody");
    expect(await textsFor(reader)).toEqual(workbookOnly ? [] : ["begun before"]);
  });
});

test("who was told nothing of a workbook cannot open what the question closes", async () => {
  taken = await OpinionClass.begin(world, { workbookOnly: true });
  const ada = await taken.join();
  const { id, sectionIds } = taken.course.pages[0]!;
  const path = `/api/courses/page/${id}/question/${sectionIds[0]}`;
  await ada.post(path, { answer: "for me alone", workbook_only: false }, KEYED);
  expect(await openQuestion(ada)).toMatchObject({ workbook_only: true });
  const refused = await (
    await taken.join()
  ).post(path, { answer: "words", workbook_only: "yes" }, KEYED);
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([
    422,
    ["workbook_only"],
  ]);
});

test("a choice has no readers to be promised", async () => {
  taken = await OpinionClass.begin(world);
  const { client } = await taken.joinWith("for everybody");
  const { id, sectionIds } = taken.course.pages[0]!;
  await client.post(`/api/courses/page/${id}/section/${sectionIds[0]}`);
  const path = `/api/courses/page/${id}/question/${sectionIds[1]}`;
  const { status } = await client.post(path, { answer: "0", workbook_only: true }, KEYED);
  expect(status).toBe(200);
  const stored = await world.ctx.database
    .select({ workbookOnly: answers.workbookOnly })
    .from(answers)
    .where(eq(answers.sectionId, sectionIds[1]!));
  expect(stored).toEqual([{ workbookOnly: null }]);
});
