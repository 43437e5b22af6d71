import type { SearchHit } from "@paso/contract";
import { and, eq, inArray } from "drizzle-orm";

import { notes } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { type ContentPage, type ContentSection, readSectionText } from "../../courses/index.ts";
import type { CourseProgress } from "../map/find-course-progress.ts";
import { readableSections } from "../map/readable-sections.ts";
import { pageAddress } from "../progression/progression.ts";
import { findExcerpt, type Searchable, toSearchable } from "./find-excerpt.ts";

/** Most matches of one search. */
export const MOST_HITS = 50;

/** Content is immutable within a version, so each section is prepared once. */
const sectionTexts = new WeakMap<ContentSection, Searchable>();

/**
 * Finds words in what a person has reached of a course and in their own notes on its pages, in the
 * course's order. The rest is not searched, because a match would give it away.
 */
export async function searchCourse(
  ctx: Context,
  actor: Actor,
  progress: CourseProgress,
  query: string,
): Promise<{ hits: SearchHit[]; more: boolean }> {
  const { course } = progress;
  const words = toSearchable(query).folded.split(/\s+/).filter(Boolean);
  const pages = course.survey ? [...course.pages, course.survey] : course.pages;
  const noteOf = await findNotes(ctx, actor, pages);
  const now = ctx.clock.now();
  const hits = pages.flatMap((page) => {
    const sections = readableSections(page, progress, now);
    return [
      ...(sections.length > 0 ? findInTitle(page) : []),
      ...sections.flatMap((section) => findInSection(page, section)),
      ...findInNote(page),
    ];
  });
  return { hits: hits.slice(0, MOST_HITS), more: hits.length > MOST_HITS };

  function findInTitle(page: ContentPage): SearchHit[] {
    if (page.kind === "survey") return [];
    const excerpt = findExcerpt(toSearchable(page.title), words);
    return excerpt ? [{ kind: "page", ...hitOn(page), excerpt }] : [];
  }

  function findInSection(page: ContentPage, section: ContentSection): SearchHit[] {
    const excerpt = findExcerpt(searchableOf(section), words);
    return excerpt ? [{ kind: "section", ...hitOn(page, section), excerpt }] : [];
  }

  function findInNote(page: ContentPage): SearchHit[] {
    const note = noteOf.get(page.id);
    const excerpt = note && findExcerpt(toSearchable(note.replace(/\s+/g, " ").trim()), words);
    if (!excerpt) return [];
    const { redirect_to, ...rest } = hitOn(page);
    return [{ kind: "note", ...rest, redirect_to: `${redirect_to}#notes`, excerpt }];
  }

  function hitOn(page: ContentPage, section?: ContentSection) {
    return {
      page: { id: page.id, order: page.order, title: page.title },
      section_id: section?.id ?? null,
      redirect_to: pageAddress(course.id, page.id, section?.id),
    };
  }
}

function searchableOf(section: ContentSection): Searchable {
  let searchable = sectionTexts.get(section);
  if (!searchable) {
    searchable = toSearchable(readSectionText(section));
    sectionTexts.set(section, searchable);
  }
  return searchable;
}

async function findNotes(ctx: Context, actor: Actor, pages: readonly ContentPage[]) {
  const ids = pages.map(({ id }) => id);
  const rows = await ctx.database
    .select({ pageId: notes.pageId, text: notes.text })
    .from(notes)
    .where(and(eq(notes.userId, actor.id), inArray(notes.pageId, ids)));
  return new Map(rows.map(({ pageId, text }) => [pageId, text]));
}
