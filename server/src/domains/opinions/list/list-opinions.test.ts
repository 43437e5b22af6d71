import type { Opinion } from "@paso/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { opinions, users } from "../../../database/tables/index.ts";
import { OpinionClass } from "../../../testing/opinion-class.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { TOP } from "../../discussion/list/fair-cursor.ts";
import { ViewCounter } from "../../discussion/list/view-counter.ts";
import { opinionDiscussion } from "../opinion/opinion-discussion.ts";
import { listOpinions } from "./list-opinions.ts";

const CLASS_SIZE = 1_000;

let world: TestApp;
let taken: OpinionClass;
let counter: ViewCounter;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  taken = await OpinionClass.begin(world);
  counter = new ViewCounter(opinionDiscussion, world.ctx.database, (error) => {
    throw error;
  });
  await writeOpinions(CLASS_SIZE);
});

/** Peers with an opinion each; answering through the API would take too long. */
async function writeOpinions(count: number): Promise<void> {
  await world.ctx.database.execute(sql`
    with peer as (
      insert into users (email, first_name, last_name, role, password_hash)
      select gen_random_uuid() || '@example.org', 'Peer', 'Number ' || n, 'student', 'none'
      from generate_series(1, ${count}::int) n returning id
    ), written as (
      insert into answers (user_id, section_id, text, workbook_only, created_at)
      select id, ${taken.questionId}::int, 'opinion of ' || id, false, now() from peer order by id
      returning id, user_id, section_id
    )
    insert into opinions (id, user_id, section_id, published)
    select id, user_id, section_id, true from written`);
}

/** Readers open the list one after the other; each sees its first page. */
async function letRead(readers: number): Promise<number[][]> {
  const actors = await world.ctx.database.select().from(users).limit(readers);
  const parts: number[][] = [];
  for (const actor of actors) {
    const { opinions: shown } = await listOpinions(world.ctx, actor, {
      sectionId: taken.questionId,
      cursor: TOP,
      limit: 20,
    });
    const ids = shown.map(({ id }) => id);
    counter.count(ids);
    await counter.store();
    parts.push(ids);
  }
  return parts;
}

const viewsOf = async (id: number) => {
  const [row] = await world.ctx.database.select().from(opinions).where(eq(opinions.id, id));
  return row!.views;
};

test("a late opinion gets its share among 1,000, however much the others were seen", async () => {
  await world.ctx.database.update(opinions).set({ views: 200 });
  const late = await taken.joinWith("I come late");
  // It is no longer among the newest either: two dozen came after it.
  await writeOpinions(24);
  await world.ctx.database
    .update(opinions)
    .set({ views: 200 })
    .where(sql`${opinions.id} > ${late.opinionId}`);
  const parts = await letRead(50);
  const seenBy = parts.filter((ids) => ids.includes(late.opinionId)).length;
  // An equal share of what 50 readers are shown would be one view.
  expect(seenBy).toBeGreaterThanOrEqual(10);
  expect(await viewsOf(late.opinionId)).toBe(seenBy);
});

test("little-seen opinions are all seen before any is seen much more often", async () => {
  await letRead(110);
  const { rows } = await world.ctx.database.execute<{ views: number; count: number }>(sql`
    select views, count(*)::int as count from opinions where section_id = ${taken.questionId}
      and id not in (select id from opinions where section_id = ${taken.questionId} order by id desc limit 10)
    group by views order by views`);
  // 110 readers times 10 places for 990 opinions.
  expect(rows.map(({ views }) => views)).toEqual([1, 2]);
});

test("half of a part is the newest, alternating with the least seen", async () => {
  const [ids] = await letRead(1);
  const newest = await world.ctx.database
    .select({ id: opinions.id })
    .from(opinions)
    .where(eq(opinions.sectionId, taken.questionId))
    .orderBy(sql`${opinions.id} desc`)
    .limit(10);
  expect(ids!.filter((_, index) => index % 2 === 0)).toEqual(newest.map(({ id }) => id));
  expect(new Set(ids).size).toBe(20);
});

test("reading to the end shows everything once, while views, likes and opinions keep coming", async () => {
  const reader = await taken.joinWith("the reader's own");
  const known = await opinionsBefore(reader.opinionId);
  const seen: Opinion[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const path: string = `/api/courses/opinions/${taken.questionId}?limit=50&cursor=${cursor}`;
    const { body } = await reader.client.get<{ data: Opinion[]; next_cursor: string | null }>(path);
    seen.push(...body.data);
    cursor = body.next_cursor;
    await world.ctx.database.execute(sql`
      update opinions set views = (random() * 9)::int, likes = likes + 1
      where section_id = ${taken.questionId} and id % 3 = 0`);
    await writeOpinions(1);
  }
  const old = seen.map(({ id }) => id).filter((id) => id < reader.opinionId);
  expect(new Set(old).size).toBe(old.length);
  expect(old.toSorted((a, b) => a - b)).toEqual(known);
});

async function opinionsBefore(id: number): Promise<number[]> {
  const rows = await world.ctx.database
    .select({ id: opinions.id })
    .from(opinions)
    .where(sql`${opinions.sectionId} = ${taken.questionId} and ${opinions.id} < ${id}`)
    .orderBy(opinions.id);
  return rows.map((row) => row.id);
}

test("the same reader finds the same list again; others see other little-seen ones", async () => {
  const [one, other] = await world.ctx.database.select().from(users).limit(2);
  const wanted = { sectionId: taken.questionId, cursor: TOP, limit: 20 };
  const ids = async (actor: typeof one) =>
    (await listOpinions(world.ctx, actor!, wanted)).opinions.map(({ id }) => id);
  expect(await ids(one)).toEqual(await ids(one));
  expect(await ids(other)).not.toEqual(await ids(one));
});

test("views of processes that store at the same time all count", async () => {
  const [part] = await letRead(1);
  const counters = Array.from(
    { length: 4 },
    () =>
      new ViewCounter(opinionDiscussion, world.ctx.database, (error) =>
        expect.unreachable(String(error)),
      ),
  );
  for (const [index, one] of counters.entries()) {
    one.count(index % 2 === 0 ? part! : part!.toReversed());
    one.count(part!);
  }
  await Promise.all(counters.map((one) => one.store()));
  expect(await Promise.all(part!.map(viewsOf))).toEqual(part!.map(() => 1 + 4 * 2));
});

test("a failure to store views fails no request", async () => {
  const failures: unknown[] = [];
  const broken = {
    execute: () => Promise.reject(new Error("The database is gone.")),
  } as unknown as ConstructorParameters<typeof ViewCounter>[1];
  const unlucky = new ViewCounter(opinionDiscussion, broken, (error) => failures.push(error));
  unlucky.count([1]);
  await unlucky.store();
  await unlucky.store();
  expect(failures).toHaveLength(1);
});
