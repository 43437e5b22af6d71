import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { courseArchive, type Role } from "@paso/contract";
import { eq, sql } from "drizzle-orm";

import { courses, users } from "../database/tables/index.ts";
import { withTransaction } from "../database/with-transaction.ts";
import { createUser, findUserByEmail } from "../domains/accounts/index.ts";
import { importCourse } from "../domains/authoring/index.ts";
import { enrolUser } from "../domains/courses/index.ts";
import type { Context } from "../platform/context.ts";
import { syncFolder } from "../platform/storage/sync-folder.ts";
import { loadDemoArticles } from "./load-demo-articles.ts";
import { loadDemoClass } from "./load-demo-class.ts";
import { loadDemoLiveClass } from "./load-demo-live-class.ts";
import { loadDemoNews } from "./load-demo-news.ts";
import { loadDemoVideos } from "./load-demo-videos.ts";

/** The demo accounts' password, which is public. */
export const DEMO_PASSWORD = "paso-demo-password";

const DEMO = join(import.meta.dirname, "../../../demo");
const VIDEOS = join(DEMO, "videos.json");

const ACCOUNTS: { email: string; role: Role; firstName: string; lastName: string }[] = [
  { email: "admin@example.org", role: "admin", firstName: "Ana", lastName: "Admin" },
  {
    email: "instructor@example.org",
    role: "instructor",
    firstName: "Iván",
    lastName: "Instructor",
  },
  { email: "viewer@example.org", role: "viewer", firstName: "Vera", lastName: "Viewer" },
  { email: "student@example.org", role: "student", firstName: "Sam", lastName: "Student" },
];

/** Course archives below `demo/`, in the order of the student's home. */
const COURSES = ["first-steps", "primeros-pasos"];

/** Marker file that exists from the first step of loading to the last. */
const unfinishedMark = (dataFolder: string): string => join(dataFolder, "demo-unfinished");

/** Whether the site has no accounts yet, or a demo that a crash left incomplete. */
export async function isDemoDue(ctx: Context, dataFolder: string): Promise<boolean> {
  return existsSync(unfinishedMark(dataFolder)) || (await ctx.database.$count(users)) === 0;
}

/**
 * Fills a new site with accounts for every role, and courses already taken by a class. After a
 * crash, the next start keeps what exists and adds the rest.
 */
export async function loadDemoOnce(ctx: Context, dataFolder: string): Promise<void> {
  if (!(await isDemoDue(ctx, dataFolder))) return;
  console.log("Loading the demo ...");
  await writeFile(unfinishedMark(dataFolder), "");
  await syncFolder(dataFolder);
  for (const account of ACCOUNTS) {
    await createUser(ctx, { ...account, password: DEMO_PASSWORD, isDemo: true });
  }
  for (const name of COURSES) await loadCourse(ctx, name);
  await loadDemoVideos(ctx, { courseId: null, name: "site", file: VIDEOS });
  await rm(unfinishedMark(dataFolder));
}

/** A course, its people and its class: all or nothing. */
async function loadCourse(ctx: Context, name: string): Promise<void> {
  const folder = join(DEMO, name);
  const archive = courseArchive.parse(
    JSON.parse(await readFile(join(folder, "course.json"), "utf8")),
  );
  if ((await ctx.database.$count(courses, eq(courses.title, archive.title))) > 0) return;
  await withTransaction(ctx, async (inner) => {
    // Pictures are encoded between its statements: on a starved machine, longer than a request may take.
    await inner.database.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const instructor = await findUserByEmail(inner, "instructor@example.org");
    const student = await findUserByEmail(inner, "student@example.org");
    if (!instructor || !student) throw new Error("The demo's accounts are missing.");
    const { courseId } = await importCourse(inner, {
      path: folder,
      authorId: instructor.id,
      publishes: true,
    });
    await enrolUser(inner, { userId: student.id, courseId });
    await loadDemoVideos(inner, { courseId, name, file: VIDEOS });
    await loadDemoClass(inner, { courseId, name, file: join(DEMO, "class.json") });
    const news = { courseId, authorId: instructor.id, name, file: join(DEMO, "news.json") };
    await loadDemoNews(inner, news);
    const people = { teacherId: instructor.id, studentId: student.id };
    await loadDemoArticles(inner, { courseId, name, ...people });
    await loadDemoLiveClass(inner, { courseId, name, hostId: instructor.id });
  });
}
