import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { cases } from "../../../testing/long-tests.ts";
import { OpinionClass } from "../../../testing/opinion-class.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { decodeFairCursor, encodeFairCursor, TOP } from "../../discussion/list/fair-cursor.ts";
import { listOpinions } from "./list-opinions.ts";

const COUNT = 80;
/** Maximum number of extra views with which a post may precede one with fewer. */
const TOLERANCE = 3;

let world: TestApp;
let taken: OpinionClass;
/** Ascending. */
let ids: number[];
beforeAll(async () => {
  world = await startTestApp();
  taken = await OpinionClass.begin(world);
  const { rows } = await world.ctx.database.execute<{ id: string }>(sql`
    with peer as (
      insert into users (email, first_name, last_name, role, password_hash)
      select n || '@example.org', 'Peer', 'Number ' || n, 'student', 'none'
      from generate_series(1, ${COUNT}::int) n returning id
    ), written as (
      insert into answers (user_id, section_id, text, created_at)
      select id, ${taken.questionId}::int, 'opinion of ' || id, now() from peer order by id
      returning id, user_id, section_id
    )
    insert into opinions (id, user_id, section_id, published)
    select id, user_id, section_id, true from written returning id`);
  ids = rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
});
afterAll(() => world.stop());

const viewsOfAll = fc.array(fc.nat(12), { minLength: COUNT, maxLength: COUNT });
const reader = fc.record({ id: fc.integer({ min: 1_000_000, max: 2_000_000 }) });

async function setViews(views: readonly number[]): Promise<Map<number, number>> {
  await world.ctx.database.execute(sql`
    update opinions o set views = seen.views
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(views)}::int[]) as seen(id, views)
    where o.id = seen.id`);
  return new Map(ids.map((id, index) => [id, views[index] ?? 0]));
}

test("whatever was seen how often, nothing is drawn before what was seen far less", async () => {
  await fc.assert(
    fc.asyncProperty(
      viewsOfAll,
      reader,
      fc.integer({ min: 2, max: 30 }),
      async (drawnViews, actor, limit) => {
        const views = await setViews(drawnViews);
        const { opinions: shown } = await listOpinions(world.ctx, actor, {
          sectionId: taken.questionId,
          cursor: TOP,
          limit,
        });
        const newest = ids.slice(-Math.ceil(limit / 2));
        const leastSeen = shown.map(({ id }) => id).filter((id) => !newest.includes(id));
        expect(leastSeen).toHaveLength(Math.floor(limit / 2));
        const passedOver = ids.filter((id) => !newest.includes(id) && !leastSeen.includes(id));
        const least = Math.min(...passedOver.map((id) => views.get(id) ?? 0));
        const most = Math.max(...leastSeen.map((id) => views.get(id) ?? 0));
        expect(most).toBeLessThanOrEqual(least + TOLERANCE);
      },
    ),
    { numRuns: cases({ usually: 40, long: 400 }) },
  );
});

test("parts of any length show everything once, while views change", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(viewsOfAll, { minLength: 1, maxLength: 5 }),
      reader,
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }),
      async (changes, actor, limits) => {
        const seen: number[] = [];
        let cursor: string | null | undefined;
        for (let part = 0; cursor !== null; part += 1) {
          await setViews(changes[part % changes.length] ?? []);
          const limit = limits[part % limits.length] ?? 1;
          const wanted = { sectionId: taken.questionId, cursor: decodeFairCursor(cursor), limit };
          const { opinions: shown, next } = await listOpinions(world.ctx, actor, wanted);
          seen.push(...shown.map(({ id }) => id));
          cursor = next && encodeFairCursor(next);
        }
        expect(seen.toSorted((one, other) => one - other)).toEqual(ids);
      },
    ),
    { numRuns: cases({ usually: 20, long: 200 }) },
  );
});
