import type { Locale, WorkbookEntry } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { createCourseMemory } from "../../courses/index.ts";
import { findCourseProgress } from "../../learning/index.ts";
import { findOwnWork } from "../entries/find-own-work.ts";
import { presentItems } from "../entries/list-entries.ts";
import { orderItems } from "../entries/order-items.ts";

/** Entries that are read at a time. */
const BATCH = 200;

/** All entries of a course, in order; none if the person no longer takes it. */
export async function gatherCourse(
  ctx: Context,
  { userId, courseId, locale }: { userId: number; courseId: number; locale: Locale },
): Promise<WorkbookEntry[]> {
  const found = await findCourseProgress(ctx, createCourseMemory(), { id: userId }, courseId);
  const courses = found.filter(({ course }) => course.status === "published");
  const courseIds = courses.map(({ course }) => course.id);
  const work = await findOwnWork(ctx, { userId, courseIds });
  const items = orderItems(work, courses, "course").map(({ item }) => item);
  const entries: WorkbookEntry[] = [];
  for (let from = 0; from < items.length; from += BATCH) {
    const batch = items.slice(from, from + BATCH);
    entries.push(...(await presentItems(ctx, { id: userId }, courses, batch, locale)));
  }
  return entries;
}
