import type { Locale, WorkbookEntry, WorkbookPart } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { decodeCursor, encodeCursor } from "../../../platform/cursor.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseProgress } from "../../learning/index.ts";
import { findDetails } from "./find-details.ts";
import { findOwnWork, type WorkItem } from "./find-own-work.ts";
import { matchItems } from "./match-items.ts";
import { comparePositions, LONGEST_POSITION, orderItems } from "./order-items.ts";
import { presentEntry } from "./present-entry.ts";

interface Wanted {
  part?: WorkbookPart | undefined;
  order: "course" | "time";
  /** Words to be found; without them all entries. */
  query?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  locale: Locale;
}

/** Searches per person: more than anyone types. */
const RATE = { attempts: 60, seconds: 30 };

export const PARTS: Record<WorkbookPart, readonly WorkItem["kind"][]> = {
  answers: ["choice"],
  texts: ["text"],
  notes: ["note"],
  passages: ["passage"],
};

/**
 * A page of a person's workbook.
 * @param courses to list
 * @throws `rate_limited` for too many searches
 */
export async function listEntries(
  ctx: Context,
  actor: Actor,
  courses: readonly CourseProgress[],
  { part, order, query, cursor, limit, locale }: Wanted,
): Promise<{ entries: WorkbookEntry[]; total: number; next: string | null }> {
  if (query !== undefined) {
    await countAttempt(ctx, { key: `workbook-search:${actor.id}`, ...RATE });
  }
  const courseIds = courses.map(({ course }) => course.id);
  const all = await findOwnWork(ctx, { userId: actor.id, courseIds });
  const ofPart = part ? all.filter(({ kind }) => PARTS[part].includes(kind)) : all;
  const items =
    query === undefined
      ? ofPart
      : await matchItems(ctx, actor.id, { items: ofPart, courses, query });
  const placed = orderItems(items, courses, order);
  const after = decodeCursor(cursor, LONGEST_POSITION);
  const rest =
    after.length === 0
      ? placed
      : placed.filter(({ position }) => comparePositions(position, after) > 0);
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: await presentItems(
      ctx,
      actor,
      courses,
      shown.map(({ item }) => item),
      locale,
    ),
    total: placed.length,
    next: rest.length > shown.length && last ? encodeCursor(last.position) : null,
  };
}

/** Items for the API, in the given order. */
export async function presentItems(
  ctx: Context,
  actor: Pick<Actor, "id">,
  courses: readonly CourseProgress[],
  items: readonly WorkItem[],
  locale: Locale,
): Promise<WorkbookEntry[]> {
  const byId = new Map(courses.map((progress) => [progress.course.id, progress]));
  const details = await findDetails(ctx, actor.id, items);
  const moment = { now: ctx.clock.now(), site: ctx.site, locale };
  return items.flatMap((item) => {
    const progress = byId.get(item.courseId);
    return (progress && presentEntry(item, progress, details, moment)) ?? [];
  });
}
