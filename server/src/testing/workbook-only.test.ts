import { buffer } from "node:stream/consumers";

import { api, type Endpoint } from "@paso/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { dataExports, sections } from "../database/tables/index.ts";
import { exportDataJob } from "../domains/privacy/export/export-data-job.ts";
import {
  assignStaff,
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "./factories.ts";
import { readZip } from "./read-zip.ts";
import { sample } from "./sample-sections.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";
import { answer, joinCourse } from "./take-course.ts";
import type { TestClient } from "./test-client.ts";

const SECRET = "Nobody else reads my plan";
const NOTE = "Nor what I noted";
const QUOTE = "nor what I kept";

let world: TestApp;
let course: MadeCourse;
let author: TestClient;
let authorId: number;
let opinionId: number;
/** Everyone else nearby: staff of each kind, and a fellow student. */
let others: Record<string, TestClient>;

beforeAll(async () => {
  world = await startTestApp({ eventStreams: { life: 20 } });
  course = await createCourse(world.ctx, {
    freeNavigation: true,
    modules: [
      {
        pages: [[sample.textarea({ min: 0, max: 0, workbookOnly: true }), sample.paragraph()]],
      },
    ],
  });
  const [page] = course.pages;
  author = await joinCourse(world, course);
  authorId = await idOf(author);
  expect((await answer(author, page!, 0, SECRET)).status).toBe(200);
  await author.post(`/api/courses/page/${page!.id}/section/${page!.sectionIds[0]}`);
  await author.post(`/api/courses/page/notes/${page!.id}`, { text: NOTE });
  const kept = await author.post(`/api/courses/page/passages/${page!.id}`, {
    section_id: page!.sectionIds[1],
    quote: QUOTE,
    prefix: "",
    suffix: "",
    start: 0,
    note: "",
    pictures: [],
  });
  expect(kept.status).toBe(200);
  const own = await author.get<{ data: { id: number }[] }>(
    `/api/courses/opinions/${page!.sectionIds[0]}/workbook`,
  );
  opinionId = own.body.data[0]!.id;
  const staff = async (role: "instructor" | "viewer" | "admin") => {
    const person = await createPerson(world.ctx, { role });
    if (role === "instructor") await assignStaff(world.ctx, person, course);
    return world.as(person);
  };
  const mate = await joinCourse(world, course);
  await answer(mate, page!, 0, "A mate's words");
  others = {
    teacher: await staff("instructor"),
    viewer: await staff("viewer"),
    admin: await staff("admin"),
    mate,
    // Administrators may take a course, too.
    "admin who takes the course": await joinCourse(world, course, { role: "admin" }),
  };
});
afterAll(() => world.stop());

async function idOf(client: TestClient): Promise<number> {
  const { body } = await client.get<{ user: { id: number } }>("/api/session");
  return body.user.id;
}

/** The address of a call about the author, their course and their texts. */
function addressOf(endpoint: Endpoint): string {
  const [page] = course.pages;
  const known: Record<string, string | number> = {
    courseId: course.id,
    moduleId: course.moduleIds[0]!,
    pageId: page!.id,
    sectionId: page!.sectionIds[0]!,
    questionId: page!.sectionIds[0]!,
    opinionId,
    commentId: 1,
    graphicType: "bar",
    fileName: "plan.pdf",
    userId: authorId,
    exportId: 1,
    passageId: 1,
    jobId: 1,
    mailId: 1,
    diplomaId: 1,
    number: "0",
    kind: "comment",
    token: "none",
    provider: "none",
    photo: "p".repeat(43),
    logo: "p".repeat(43),
    text: "terms",
    key: "page:1",
    code: "NOCODE",
    format: "csv",
    table: "answers",
  };
  // Parameters of a new call that are not listed here refer to nothing.
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(known[name] ?? "1"));
}

const reading = Object.values<Endpoint>(api).filter(
  ({ method, response }) => method === "GET" && response !== "events",
);

async function readEverything(client: TestClient): Promise<string> {
  const texts: string[] = [];
  for (const endpoint of reading) texts.push((await client.get(addressOf(endpoint))).text);
  const queries = ["show=all", "show=hidden", `q=${encodeURIComponent(SECRET)}`];
  for (const query of queries) {
    const list = await client.get(`/api/authoring/courses/${course.id}/opinions?${query}`);
    texts.push(list.text);
  }
  texts.push((await client.get("/api/student/workbook/entries?q=nobody")).text);
  return texts.join("\n");
}

describe("what is only in a workbook", () => {
  test("is read by its author", async () => {
    const all = await readEverything(author);
    for (const text of [SECRET, NOTE, QUOTE]) expect(all).toContain(text);
  });

  test.each(["teacher", "viewer", "admin", "mate", "admin who takes the course"])(
    "no call shows it to the %s",
    async (name) => {
      const all = await readEverything(others[name]!);
      for (const text of [SECRET, NOTE, QUOTE]) expect(all).not.toContain(text);
    },
  );

  test("nor once the question is for everybody to read", { timeout: 90_000 }, async () => {
    const [sectionId] = course.pages[0]!.sectionIds;
    await world.ctx.database
      .update(sections)
      .set({ content: sample.textarea({ min: 0, max: 0 }) })
      .where(eq(sections.id, sectionId!));
    await changeCourse(world.ctx, course, {});
    for (const client of Object.values(others)) {
      expect(await readEverything(client)).not.toContain(SECRET);
    }
    const { entries } = (
      await author.get<{ entries: { kind: string; workbook_only?: boolean }[] }>(
        "/api/student/workbook/entries?part=texts",
      )
    ).body;
    expect(entries).toMatchObject([{ kind: "text", workbook_only: true }]);
  });

  test("cannot be moderated, liked, commented on or reported by anybody", async () => {
    const opinion = `/api/courses/opinion/${opinionId}`;
    const decision = { hidden: true, handled: true };
    for (const client of Object.values(others)) {
      const statuses = [
        await client.post(`/api/authoring/opinions/${opinionId}/decision`, decision),
        await client.post(`${opinion}/comments`, { text: "I know" }),
        await client.post(`${opinion}/like`),
        await client.post(`${opinion}/report`, {}),
      ].map(({ status }) => status);
      expect(new Set(statuses)).not.toContain(200);
    }
  });

  test("is not in the course's archive", async () => {
    const response = await others["teacher"]!.get(`/api/authoring/courses/${course.id}/archive`);
    const files = await readZip(response.bytes);
    const archive = String(files.get("course.json"));
    expect(archive).toContain(sample.textarea().question);
    for (const text of [SECRET, NOTE, QUOTE]) expect(archive).not.toContain(text);
  });

  test("is in the copy of their data that its author gets, and in no other's", async () => {
    const copyOf = async (client: TestClient) => {
      const { body } = await client.post<{ job_id: number }>("/api/account/data");
      await exportDataJob.run(world.ctx, { id: body.job_id });
      const [row] = await world.ctx.database
        .select({ key: dataExports.storageKey })
        .from(dataExports)
        .where(sql`${dataExports.userId} = ${await idOf(client)}`);
      const files = await readZip(await buffer(await world.ctx.storage.read(row!.key)));
      return [...files.values()].map(String).join("\n");
    };
    const own = await copyOf(author);
    for (const text of [SECRET, NOTE, QUOTE]) expect(own).toContain(text);
    for (const client of [others["teacher"]!, others["mate"]!]) {
      const copy = await copyOf(client);
      for (const text of [SECRET, NOTE, QUOTE]) expect(copy).not.toContain(text);
    }
  });
});
