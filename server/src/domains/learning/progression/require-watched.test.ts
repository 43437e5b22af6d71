import type { PageData } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { sections } from "../../../database/tables/index.ts";
import { changeCourse, createCourse, type MadeCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { finish, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let student: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const film = sample.video({ address: "https://media.example.org/a.mp4", mustWatch: true });
  course = await createCourse(world.ctx, { modules: [{ pages: [[film, sample.video()]] }] });
  student = await joinCourse(world, course);
});

const page = () => course.pages[0]!;
const finishFirst = async () => {
  const { status, error } = await finish(student, page(), 0);
  return [status, error.code];
};
const report = async (playback: object) => {
  const path = `/api/courses/page/${page().id}/section/${page().sectionIds[0]}/playback`;
  const sent = { position: 0, duration: 600, watched: [], ...playback };
  expect((await student.send("PUT", path, sent)).status).toBe(200);
};
const HELD = [409, "not_watched"];
const PASSED = [200, undefined];

test("a video that must be watched is left once 99 percent of it were played", async () => {
  const { body } = await student.get<PageData>(`/api/courses/page/${page().id}`);
  expect(Object.values(body.sections)).toMatchObject([{ type: "video", must_watch: true }]);
  expect(await finishFirst()).toEqual(HELD);
  await report({ position: 590, watched: [[0, 300]] });
  expect(await finishFirst()).toEqual(HELD);
  await report({ position: 590, watched: [[320, 600]] });
  expect(await finishFirst()).toEqual(HELD);
  await report({ position: 320, watched: [[290, 320]] });
  expect(await finishFirst()).toEqual(PASSED);
  expect(await finishFirst()).toEqual(PASSED);
});

test("one that cannot be played holds up nobody", async () => {
  await report({ duration: 0, unplayable: true });
  expect(await finishFirst()).toEqual(PASSED);
});

test("what was reported of another address says nothing of this one", async () => {
  await report({ watched: [[0, 600]], unplayable: true });
  const film = sample.video({ address: "https://media.example.org/b.mp4", mustWatch: true });
  await world.ctx.database
    .update(sections)
    .set({ content: film })
    .where(eq(sections.id, page().sectionIds[0]!));
  await changeCourse(world.ctx, course, {});
  expect(await finishFirst()).toEqual(HELD);
  await report({ watched: [[0, 10]] });
  expect(await finishFirst()).toEqual(HELD);
  await report({ watched: [[0, 600]] });
  expect(await finishFirst()).toEqual(PASSED);
});

test("others may be passed at any time", async () => {
  await report({ watched: [[0, 600]] });
  await finish(student, page(), 0);
  expect((await finish(student, page(), 1)).status).toBe(200);
});
