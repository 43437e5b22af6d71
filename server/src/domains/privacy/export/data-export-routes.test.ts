import { buffer } from "node:stream/consumers";

import type { DataExport, LongJob } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { dataExports, trackedJobs } from "../../../database/tables/index.ts";
import { createCourse, createPerson, enrol, insertOpinion } from "../../../testing/factories.ts";
import { createFullPerson, leaveTraces } from "../../../testing/full-person.ts";
import { readZip } from "../../../testing/read-zip.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { personalData } from "../personal-data/personal-data-of-domains.ts";
import { deleteExpiredExports } from "./delete-expired-exports.ts";
import { exportDataJob } from "./export-data-job.ts";

let world: TestApp;
let client: TestClient;
let other: TestClient;
let userId: number;

beforeAll(async () => {
  world = await startTestApp();
  world.clock.moveTo("2026-03-10T12:00:00Z");
  const mate = await createPerson(world.ctx);
  const course = await createCourse(world.ctx, {
    title: "Soil & water",
    modules: [{ pages: [[sample.textarea({ min: 0, max: 0 }), sample.radio()]] }],
  });
  const [page] = course.pages;
  const opinion = await insertOpinion(world.ctx, {
    userId: mate.id,
    sectionId: page!.sectionIds[0]!,
    text: "Mud.",
  });
  const person = await createFullPerson(world.ctx);
  userId = person.id;
  await enrol(world.ctx, person, course);
  client = await world.as(person);
  other = await world.as(await createPerson(world.ctx, { role: "admin" }));
  await answer(client, page!, 0, "Sand <lets> it through.");
  await finish(client, page!, 0);
  expect((await answer(client, page!, 1, "1")).status).toBe(200);
  const { body } = await client.post<{ comment: { id: number } }>(
    `/api/courses/opinion/${opinion.id}/comments`,
    { text: "I agree." },
  );
  await leaveTraces(world.ctx, userId, {
    course,
    opinionId: opinion.id,
    commentId: body.comment.id,
    otherId: mate.id,
  });
});
afterAll(() => world.stop());

const read = async (by = client) => (await by.get<DataExport>("/api/account/data")).body.export;
const ask = (headers: Record<string, string> = {}) =>
  client.post<{ job_id: number }>("/api/account/data", undefined, { headers });

/** Requests a copy, and makes it like the worker. */
async function make(headers: Record<string, string> = {}): Promise<number> {
  const { status, body } = await ask(headers);
  expect(status).toBe(200);
  await exportDataJob.run(world.ctx, { id: body.job_id });
  return body.job_id;
}

async function link(): Promise<string> {
  const { status, body } = await client.post<{ path: string }>("/api/account/data/link");
  expect(status).toBe(200);
  return body.path;
}

/** The files of the copy by their names. */
async function unzip(): Promise<Map<string, Buffer>> {
  const [row] = await world.ctx.database
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  const bytes = await buffer(await world.ctx.storage.read(row!.storageKey));
  expect(bytes.length).toBe(row!.size);
  return readZip(bytes);
}

describe("the copy", () => {
  test("holds a file of every part, the photo, and all of it on one page", async () => {
    const id = await make();
    expect((await client.get<LongJob>(`/api/jobs/${id}`)).body).toEqual({
      state: "done",
      progress: 1,
      result: null,
    });
    const files = await unzip();
    const parts = personalData.flatMap((domain) => domain.parts ?? []);
    const names = parts.map(({ name }) => `json/${name}.json`);
    expect([...files.keys()].toSorted()).toEqual([...names, "index.html", "photo.webp"].toSorted());
    const json = (name: string) => JSON.parse(String(files.get(`json/${name}.json`))) as unknown[];
    const empty = parts.filter(({ name }) => json(name).length === 0).map(({ name }) => name);
    expect(empty, "Leave a trace of the person for these in testing/full-person.ts.").toEqual([]);
    expect(json("profile")).toMatchObject([
      { first_name: "Quetzalina", email: "quetzalina@example.net", role: "student" },
    ]);
    expect(json("answers")).toMatchObject([
      {
        course: "Soil & water",
        question: sample.textarea().question,
        options: null,
        answer: "Sand <lets> it through.",
        at: "2026-03-10T12:00:00.000Z",
      },
      {
        question: sample.radio().question,
        options: sample.radio().options.map(({ text }) => text),
        answer: [sample.radio().options[1]!.text],
      },
    ]);
    expect(json("comments")).toMatchObject([{ text: "I agree.", on_opinion: "Mud." }]);
    const page = String(files.get("index.html"));
    expect(page).toContain('<html lang="en">');
    expect(page).toContain("Sand &lt;lets&gt; it through.");
    expect(page).toContain('src="data:image/webp;base64,');
    // In the person's time zone, Mexico City.
    expect(page).toContain("10 March 2026 at 06:00");
    // Self-contained: it loads nothing.
    expect(page).not.toMatch(/(src|href)="(?!data:|#)/);
  });

  test("is in the language of the person who asks", async () => {
    await make({ "accept-language": "es" });
    const page = String((await unzip()).get("index.html"));
    expect(page).toContain('<html lang="es">');
    expect(page).toContain("Tus datos en Paso");
    expect(page).toContain("Solo en tu cuaderno");
    expect(page).toContain("<dt>Rol</dt><dd>Estudiante</dd>");
    expect(page).toContain("<dt>Estado</dt><dd>En lista de espera</dd>");
  });

  test("begins again where it was interrupted", async () => {
    const { body } = await ask();
    let calls = 0;
    const storage = world.ctx.storage;
    const breaking = {
      ...world.ctx,
      storage: {
        put: storage.put.bind(storage),
        has: storage.has.bind(storage),
        delete: storage.delete.bind(storage),
        list: storage.list.bind(storage),
        async read(key: string) {
          calls += 1;
          if (calls === 1) throw new Error("broken");
          return storage.read(key);
        },
      },
    };
    await expect(exportDataJob.run(breaking, { id: body.job_id })).rejects.toThrow("broken");
    expect(await read()).toMatchObject({ state: "preparing", size: null });
    const [half] = await world.ctx.database
      .select()
      .from(trackedJobs)
      .where(eq(trackedJobs.id, body.job_id));
    expect(half!.done).toBeGreaterThan(1);
    await exportDataJob.run(breaking, { id: body.job_id });
    expect((await unzip()).size).toBe(personalData.flatMap(({ parts = [] }) => parts).length + 2);
  });
});

describe("POST /api/account/data", () => {
  test("403 without the password or a passkey of the last minutes", async () => {
    const before = world.clock.now();
    world.clock.moveTo("2026-03-10T12:11:00Z");
    const { status, error } = await ask();
    expect([status, error.code]).toEqual([403, "reauthentication_required"]);
    const opened = await client.post("/api/account/data/link");
    expect(opened.status).toBe(403);
    world.clock.moveTo(before.toISOString());
  });

  test("replaces the copy before", async () => {
    await make();
    const { body } = await ask();
    expect(await read()).toMatchObject({ job_id: body.job_id, state: "preparing", size: null });
    expect(await world.ctx.database.$count(dataExports)).toBe(1);
    expect((await client.post("/api/account/data/link")).status).toBe(404);
  });

  test("429 after five a day", async () => {
    const { status, error } = await ask();
    expect([status, error.code]).toEqual([429, "too_many_attempts"]);
    world.clock.moveTo("2026-03-11T12:00:01Z");
    client = await world.as({ id: userId });
    expect((await ask()).status).toBe(200);
    other = await world.as(await createPerson(world.ctx, { role: "admin" }));
  });
});

describe("downloading", () => {
  test("sends the zip to the person whose it is, for five minutes", async () => {
    await make();
    expect(await read()).toEqual({
      job_id: expect.any(Number),
      state: "ready",
      size: expect.any(Number),
      requested_at: "2026-03-11T12:00",
      expires_at: "2026-03-12T12:00",
    });
    const path = await link();
    const { status, headers } = await client.get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/zip");
    expect(headers["content-disposition"]).toBe("attachment; filename=paso-2026-03-11.zip");
    expect((await other.get(path)).status).toBe(404);
    expect((await world.visitor().get(path)).status).toBe(401);
    expect((await client.get(`${path.slice(0, -1)}x`)).status).toBe(404);
    world.clock.moveTo("2026-03-11T12:05:01Z");
    expect((await client.get(path)).status).toBe(404);
  });

  test("is not there for others, who see nothing of it", async () => {
    expect(await read(other)).toBeNull();
    expect((await other.post("/api/account/data/link")).status).toBe(404);
  });

  test("is over after a day, when the bytes are deleted", async () => {
    const [row] = await world.ctx.database.select().from(dataExports);
    world.clock.moveTo("2026-03-12T12:00:00Z");
    expect(await deleteExpiredExports(world.ctx)).toBe(0);
    world.clock.moveTo("2026-03-12T12:00:01Z");
    client = await world.as({ id: userId });
    expect(await read()).toBeNull();
    expect(await deleteExpiredExports(world.ctx)).toBe(1);
    expect(await world.ctx.storage.has(row!.storageKey)).toBe(false);
    expect((await client.post("/api/account/data/link")).status).toBe(404);
  });
});
