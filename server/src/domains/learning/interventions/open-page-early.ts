import { pageOpenings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { hasBegun, isReachable } from "../progression/progression.ts";
import { type Changed, type LockedWish, NOTHING_KEPT } from "./intervention.ts";

/** Opens a page before its turn and before its module's date. */
export async function openPageEarly(
  { database }: Context,
  { userId, course, page, pageProgress, now }: LockedWish,
): Promise<Changed> {
  const reach = { ...pageProgress, begun: pageProgress.steps.size > 0 };
  const isOpen = isReachable(course, page, reach, now) && hasBegun(course, page, now);
  if (isOpen || pageProgress.isOpened) {
    throw conflict("already_open", "This page is open to this student already.");
  }
  await database.insert(pageOpenings).values({ userId, pageId: page.id });
  return { kept: NOTHING_KEPT, before: { page_open: false }, after: { page_open: true } };
}
