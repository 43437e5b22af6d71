import type { FoundInCourses, SearchHit } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import type { Actor } from "../../accounts/index.ts";
import { type ContentPage, type ContentSection, readSectionText } from "../../courses/index.ts";
import type { CourseProgress } from "../map/find-course-progress.ts";
import { readableSections } from "../map/readable-sections.ts";
import { pageAddress } from "../progression/progression.ts";
import {
  type Excerpt,
  findExcerpt,
  type Searchable,
  startsAtWordBoundary,
  toSearchable,
} from "./find-excerpt.ts";
import { findMatchingNotes } from "./find-matching-notes.ts";

/** Maximum number of matches per search. */
export const MOST_HITS = 50;

/** Rate limit of searches per person: more than anyone types. */
const RATE = { attempts: 60, seconds: 30 };

/** Content is immutable within a version, so each section is prepared once. */
const sectionTexts = new WeakMap<ContentSection, Searchable>();

/**
 * Finds words in what a person has reached of a course and in their own notes on its pages, in the
 * course's order. The rest is not searched, because a match would give it away.
 * @throws `rate_limited` for more searches than anyone types
 */
export async function searchCourse(
  ctx: Context,
  actor: Actor,
  progress: CourseProgress,
  query: string,
): Promise<{ hits: SearchHit[]; more: boolean }> {
  const { courses, more } = await searchCourses(ctx, actor, [progress], query);
  return { hits: courses[0]?.hits ?? [], more };
}

/**
 * The same in several courses; those without a match are left out.
 * @throws `rate_limited` for more searches than anyone types
 */
export async function searchCourses(
  ctx: Context,
  actor: Actor,
  courses: readonly CourseProgress[],
  query: string,
): Promise<FoundInCourses> {
  await countAttempt(ctx, { key: `search:${actor.id}`, ...RATE });
  const words = toSearchable(query).folded.split(/\s+/).filter(Boolean);
  const courseIds = courses.map(({ course }) => course.id);
  const notes = await findMatchingNotes(ctx, { userId: actor.id, courseIds }, words);
  const found: FoundInCourses["courses"] = [];
  let room = MOST_HITS;
  for (const progress of courses) {
    const hits = await findInCourse(progress, { words, notes, room, now: ctx.clock.now() });
    const { id, title, language } = progress.course;
    if (room > 0 && hits.length > 0)
      found.push({ course: { id, title, language }, hits: hits.slice(0, room) });
    if (hits.length > room) return { courses: bestFirst(found), more: true };
    room -= hits.length;
  }
  return { courses: bestFirst(found), more: false };
}

/** Courses that have only letters inside other words come last. */
function bestFirst(courses: FoundInCourses["courses"]): FoundInCourses["courses"] {
  const hasWord = (hits: readonly SearchHit[]) =>
    hits.some(({ excerpt }) => startsAtWordBoundary(excerpt));
  const { words = [], letters = [] } = Object.groupBy(courses, ({ hits }) =>
    hasWord(hits) ? "words" : "letters",
  );
  return [...words, ...letters];
}

interface Search {
  words: readonly string[];
  /** By page. */
  notes: ReadonlyMap<number, Excerpt>;
  /** Matches that may still be added; one more ends the search. */
  room: number;
  now: Date;
}

async function findInCourse(
  progress: CourseProgress,
  { words, notes, room, now }: Search,
): Promise<SearchHit[]> {
  const { course } = progress;
  const pages = course.survey ? [...course.pages, course.survey] : course.pages;
  const hits: SearchHit[] = [];
  const giveWay = shareEventLoop();
  for (const page of pages) {
    const sections = readableSections(page, progress, now);
    if (sections.length > 0) hits.push(...findInTitle(page));
    for (const section of sections) {
      hits.push(...findInSection(page, section));
      await giveWay();
    }
    hits.push(...findInNote(page));
    if (hits.length > room) break;
  }
  return hits;

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
    const excerpt = notes.get(page.id);
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
