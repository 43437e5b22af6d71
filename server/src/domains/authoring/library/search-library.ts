import type { LibraryKind, SectionType } from "@paso/contract";
import { type SQL, sql } from "drizzle-orm";

import { foldText } from "../../../database/fold-text.ts";
import { courses, type StoredContent } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import type { Actor } from "../../accounts/index.ts";
import { staffScope } from "../../courses/index.ts";

/** Rate limit per person: more searches than anyone types. */
const RATE = { attempts: 60, seconds: 30 };

/** Cursor of a hit in the list: pages are 1, sections 2. */
type LibraryPlace = readonly [rank: number, id: number];

interface Wanted {
  /** Words that must all occur; empty for everything. */
  search: string;
  kind: LibraryKind | undefined;
  courseId: number | undefined;
  /** Cursor: the hit before the first one; null to begin. */
  after: LibraryPlace | null;
  limit: number;
}

/** A page or section that was found. */
export interface LibraryRow extends Record<string, unknown> {
  rank: 1 | 2;
  id: number;
  /** Null for a page. */
  content: StoredContent | null;
  /** Number of sections of a page; null for a section. */
  sections: number | null;
  pageId: number;
  pageTitle: string;
  moduleId: number;
  moduleTitle: string;
  courseId: number;
  courseTitle: string;
  language: "en" | "es";
}

/** Section types of each kind. A final quiz summary has no text to search. */
const TYPES: Record<Exclude<LibraryKind, "page" | "section">, readonly SectionType[]> = {
  reading: ["paragraph"],
  video: ["video"],
  poll: ["radio", "select-multiple"],
  quiz: ["radio-validated", "select-multiple-validated"],
  opinion: ["textarea"],
};

/**
 * Finds pages by title and sections by text, in all courses that a person works on: pages first,
 * newest first.
 * @throws `rate_limited` for more searches than one types
 */
export async function searchLibrary(
  ctx: Context,
  actor: Actor,
  { search, kind, courseId, after, limit }: Wanted,
): Promise<LibraryRow[]> {
  await countAttempt(ctx, { key: `library:${actor.id}`, ...RATE });
  const ofCourse = courseId === undefined ? sql`true` : sql`${courses.id} = ${courseId}`;
  const living = sql`${courses.deletedAt} is null and m.deleted_at is null and p.deleted_at is null
    and ${ofCourse} and ${staffScope(ctx, actor) ?? sql`true`}`;
  const place = sql`p.id as "pageId", p.title as "pageTitle", m.id as "moduleId",
    m.title as "moduleTitle", ${courses.id} as "courseId", ${courses.title} as "courseTitle",
    ${courses.language} as "language"`;
  const placed = sql`modules m on m.id = p.module_id join courses on ${courses.id} = m.course_id`;
  const types = typesOf(kind ?? "section");
  const pages = sql`
    select 1 as rank, p.id, null::jsonb as content, (select count(*)::int from sections s
      where s.page_id = p.id and s.deleted_at is null) as sections, ${place}
    from pages p join ${placed}
    where ${living} and ${kind === undefined || kind === "page" ? sql`true` : sql`false`}
      and ${hasWords(sql`p.title`, search)} and ${comesAfter(1, sql`p.id`, after)}
    order by p.id desc limit ${limit}`;
  const sections = sql`
    select 2 as rank, s.id, s.content, null::int as sections, ${place}
    from sections s join pages p on p.id = s.page_id join ${placed}
    where ${living} and s.deleted_at is null
      and s.content ->> 'type' = any(${sql.param([...types])}::text[])
      and ${hasWords(SECTION_TEXT, search)} and ${comesAfter(2, sql`s.id`, after)}
    order by s.id desc limit ${limit}`;
  const { rows } = await ctx.database.execute<LibraryRow>(sql`
    select * from ((${pages}) union all (${sections})) hit
    order by rank, id desc limit ${limit}`);
  return rows;
}

function typesOf(kind: LibraryKind): readonly SectionType[] {
  if (kind === "section") return Object.values(TYPES).flat();
  return kind === "page" ? [] : TYPES[kind];
}

/** The searchable text of a section, without its right answers and explanations. */
const SECTION_TEXT = sql`concat_ws(' ', s.content ->> 'question', s.content ->> 'address',
  regexp_replace(s.content ->> 'html', '<[^>]*>', ' ', 'g'),
  (select string_agg(o.value ->> 'text', ' ') from jsonb_array_elements(
    case jsonb_typeof(s.content -> 'options') when 'array' then s.content -> 'options' else '[]' end
  ) o))`;

function hasWords(text: SQL, search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => sql`position(${foldText(sql`${word}::text`)} in ${foldText(text)}) > 0`),
    sql` and `,
  );
}

function comesAfter(rank: number, id: SQL, after: LibraryPlace | null): SQL {
  if (after === null || after[0] < rank) return sql`true`;
  return after[0] > rank ? sql`false` : sql`${id} < ${after[1]}`;
}
