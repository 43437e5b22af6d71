import type { CourseParts, LatestNews, NavigationAreas, NextClass } from "@paso/contract";
import { type SQL, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import type { AreaFacts, Cards, CardSource } from "./area-source.ts";

/** Reads what each area holds for a person, in one statement per call. */
export interface AreaReader {
  readAreas: (ctx: Context, actor: Actor) => Promise<NavigationAreas>;
  /** With the cards of a student's home. */
  readHome: (ctx: Context, actor: Actor) => Promise<HomeFacts>;
  /** The next class that a staff member teaches or looks after. */
  readTaughtClass: (ctx: Context, actor: Actor) => Promise<NextClass | null>;
  /** What a course offers its students besides its pages. */
  readCourseParts: (ctx: Context, actor: Actor, courseId: number) => Promise<CourseParts>;
}

export interface HomeFacts {
  areas: NavigationAreas;
  next_class: NextClass | null;
  news: LatestNews | null;
}

type Counted = Record<string, number | null>;

/** @param facts of every domain */
export function createAreaReader(facts: readonly AreaFacts[]): AreaReader {
  const counts = facts.flatMap((fact) =>
    "area" in fact ? [[fact.area, fact.waiting] as const] : [],
  );
  const parts = facts.flatMap((fact) =>
    "part" in fact ? [[fact.part, fact.waiting] as const] : [],
  );
  const selectAreas = prepareFacts("read_areas", counts);
  const selectHome = prepareFacts("read_home_areas", counts, [
    findCard(facts, "next_class"),
    findCard(facts, "news"),
  ]);
  const selectTaughtClass = prepareFacts(
    "read_taught_class",
    [],
    [findCard(facts, "taught_class")],
  );
  const selectParts = prepareFacts("read_course_parts", parts);
  return {
    readAreas: async (ctx, actor) => (await selectAreas(ctx, actor)).areas,
    readHome: async (ctx, actor) => {
      const { areas, cards } = await selectHome(ctx, actor);
      return { areas, next_class: cards.next_class ?? null, news: cards.news ?? null };
    },
    readTaughtClass: async (ctx, actor) =>
      (await selectTaughtClass(ctx, actor)).cards.taught_class ?? null,
    readCourseParts: async (ctx, actor, courseId) =>
      (await selectParts(ctx, actor, courseId)).areas,
  };
}

function findCard(facts: readonly AreaFacts[], name: keyof Cards): CardSource | undefined {
  return facts.find((fact): fact is CardSource => "card" in fact && fact.card === name);
}

/** One statement for counts and cards; a card without a source is left out. */
function prepareFacts(
  name: string,
  counts: readonly (readonly [key: string, waiting: SQL])[],
  wanted: readonly (CardSource | undefined)[] = [],
) {
  const sources = wanted.filter((source) => source !== undefined);
  const jsonOf = (fields: readonly (readonly [string, SQL])[]) =>
    sql`json_build_object(${sql.join(
      fields.flatMap(([key, value]) => [sql`${key}::text`, sql`(${value})`]),
      sql`, `,
    )})`;
  const select = prepareStatement((database) =>
    database
      .select({
        counts: sql<Counted>`${jsonOf(counts)}`,
        cards: sql<
          Record<string, unknown>
        >`${jsonOf(sources.map(({ card, find }) => [card, find]))}`,
      })
      .from(viewer)
      .prepare(name),
  );
  return async (ctx: Context, actor: Actor, courseId: number | null = null) => {
    const cards: Partial<Cards> = {};
    if (counts.length + sources.length === 0) return { areas: {}, cards };
    const [found] = await select(ctx.database).execute({
      id: actor.id,
      role: actor.role,
      now: ctx.clock.now(),
      courseId,
    });
    for (const { card, present } of sources) {
      const json = found?.cards[card] ?? null;
      if (json !== null) Object.assign(cards, { [card]: present(json as never, ctx) });
    }
    return { areas: presentCounts(found?.counts ?? {}), cards };
  };
}

function presentCounts(counts: Counted): Record<string, { waiting: number }> {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([key, waiting]) =>
      waiting === null ? [] : [[key, { waiting }]],
    ),
  );
}

/** The viewer, the time, and the course, if any. */
const viewer = sql`(values (${sql.placeholder("id")}::int, ${sql.placeholder("role")}::text,
  ${sql.placeholder("now")}::timestamptz, ${sql.placeholder("courseId")}::int)
) viewer(id, role, now, course_id)`;
