import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Context } from "../../platform/context.ts";
import { testContext } from "../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { loadCourseContent } from "./course-content.ts";
import { exportCourse } from "./export-course.ts";
import { importCourse, type ImportProgress } from "./import-course.ts";

let database: TestDatabase;
let ctx: Context;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
  folder = await mkdtemp(join(tmpdir(), "paso-archive-"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const shared = new URL("../../../../../shared/courses/", import.meta.url);

describe.skipIf(!existsSync(shared)).each(["iot-for-beginners", "desarrollo-web"])(
  "the real course %s",
  (name) => {
    it("goes in and out without loss, as folder and as zip", async () => {
      const source = new URL(`${name}/`, shared).pathname;
      const progress: ImportProgress[] = [];
      const before = performance.now();
      const { courseId, warnings } = await importCourse(ctx, {
        path: source,
        onProgress: (step) => progress.push(step),
      });
      console.log(name, performance.now() - before, warnings);
      const zip = join(folder, `${name}.zip`);
      await exportCourse(ctx, { courseId, path: join(folder, name) });
      await exportCourse(ctx, { courseId, path: zip });
      expect(await readFile(join(folder, name, "course.json"), "utf8")).toBe(
        await readFile(join(source, "course.json"), "utf8"),
      );
      const again = await importCourse(ctx, { path: zip });
      const copy = join(folder, `${name}-2.zip`);
      await exportCourse(ctx, { courseId: again.courseId, path: copy });
      expect((await readFile(copy)).equals(await readFile(zip))).toBe(true);
      console.log((await loadCourseContent(ctx.database, courseId))?.pages.length);
    });
  },
);
