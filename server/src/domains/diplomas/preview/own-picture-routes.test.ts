import type { DiplomaList } from "@paso/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { createCourse, type MadeCourse } from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse, takePage } from "../../../testing/take-course.ts";
import { diplomasHandlers } from "../diplomas-handlers.ts";
import { makeDocumentJob } from "../issue/make-document.ts";
import { takePictureJob } from "./take-picture.ts";

// Drawing has a low priority, so it is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let course: MadeCourse;

beforeAll(async () => {
  world = await startTestApp();
  const jobs = [makeDocumentJob, takePictureJob].map((job) => ({ ...job, topic: "-" }));
  handle = handleEvents(world.ctx, [...diplomasHandlers, ...jobs]);
  course = await createCourse(world.ctx, {
    hasDiploma: true,
    modules: [{ pages: [[sample.paragraph()]] }],
  });
});
afterAll(() => world.stop());

test("a picture of the document is taken once it is made, for its owner alone", async () => {
  const student = await joinCourse(world, course);
  await takePage(student, course.pages[0]!, [null]);
  await handle();
  await handle();
  const list = async () =>
    (await student.get<DiplomaList>("/api/diplomas")).body.diplomas[0] ?? expect.fail();
  expect(await list()).toMatchObject({ state: "ready", has_picture: false });
  const path = `/api/diplomas/${(await list()).id}/picture`;
  expect((await student.get(path)).status).toBe(404);
  await handle({ twice: true });
  expect(await list()).toMatchObject({ state: "ready", has_picture: true });

  expect((await world.visitor().get(path)).status).toBe(401);
  expect((await (await joinCourse(world, course)).get(path)).status).toBe(404);
  const { status, headers, bytes } = await student.get(path);
  expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(bytes.length).toBeLessThan(60_000);
  const { info, data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info.width / info.height).toBeCloseTo(Math.SQRT2, 2);
  expect(info.width).toBeGreaterThan(1_100);
  // Paper, ink and colour, in the order in which people expect them.
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  const [red, green, blue] = at(560, 20);
  expect([red! > 245, green! > 245, blue! > 235]).toEqual([true, true, true]);
  const [, hillGreen, hillBlue] = at(560, 770);
  expect(at(560, 770)[0]!).toBeLessThan(Math.min(hillGreen!, hillBlue!));
});
