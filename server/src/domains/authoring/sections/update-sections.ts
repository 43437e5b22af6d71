import type { SectionDraft } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { prepareSanitiser } from "../../../platform/html/prepare-sanitiser.ts";
import { writtenHtml } from "../../courses/index.ts";
import { changeCourse } from "../structure/change-course.ts";
import { keepStateBefore, keepVersion } from "../versions/keep-versions.ts";
import { findLesson } from "./find-lesson.ts";
import { findStoredHtml } from "./find-stored-html.ts";
import {
  hasContentChanged,
  haveFilesChanged,
  matchSections,
  type SectionEntry,
} from "./match-sections.ts";
import { presentPageSections } from "./present-page-sections.ts";
import { readPage } from "./read-page.ts";
import { refuseStaleVersion } from "./refuse-stale-version.ts";
import { refuseSections } from "./section-issues.ts";
import { removeSections, writeSectionFiles, writeSections } from "./write-sections.ts";

interface Update {
  pageId: number;
  entries: readonly SectionEntry[];
  /** The version that the author began with; if omitted, the current one is overwritten. */
  version: number | undefined;
  /** Author of the change in the page's history; none unless given. */
  userId?: number;
}

/**
 * Replaces a page's sections with an author's update; returns the page's version. Sections that are
 * not listed stay as they are, and answers stay with the option they meant.
 * @throws `not_found` when the page or a listed section is not there, `conflict` (`stale_version`)
 *   with the current state when another update came first, `invalid` with one `deep_errors` entry
 *   for each invalid section
 */
export async function updateSections(ctx: Context, update: Update): Promise<number> {
  const { pageId, entries, userId } = update;
  const { courseId } = await findLesson(ctx, pageId);
  const drafts = entries.filter((entry): entry is SectionDraft => "type" in entry);
  const sanitise = await prepareSanitiser(writtenHtml(drafts), () => findStoredHtml(ctx, pageId));
  return changeCourse(ctx, courseId, async (inner) => {
    await findLesson(inner, pageId);
    const page = await readPage(inner, pageId);
    refuseStaleVersion(update.version, page.version, () => presentPageSections(page, ctx));
    const { kept, removedIds, issues } = await matchSections(entries, page, sanitise);
    if (issues.length > 0) throw refuseSections(entries, issues);
    const changed = kept.filter(hasContentChanged);
    const refiled = kept.filter((section) => haveFilesChanged(section, page.files));
    if (changed.length + refiled.length + removedIds.length === 0) return page.version;
    await keepStateBefore(inner, [pageId]);
    await removeSections(inner, removedIds);
    await writeSections(
      inner,
      changed.map(({ id, draft, content }) => ({ id, order: draft.order, content })),
    );
    await writeSectionFiles(inner, pageId, new Map(refiled.map(({ id, files }) => [id, files])));
    return keepVersion(inner, pageId, { userId: userId ?? null });
  });
}
