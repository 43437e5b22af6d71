import type { Database } from "@paso/server/src/database/connection.ts";
import {
  decodeFairCursor,
  VIEWS_STORED_AFTER,
  ViewCounter,
} from "@paso/server/src/domains/discussion/index.ts";
import { listOpinions, opinionDiscussion } from "@paso/server/src/domains/opinions/index.ts";
import type pg from "pg";

import type { Students } from "../data/insert-students.ts";

/** How students read a list. */
export interface Reading {
  name: string;
  /** Opinions on the first page. */
  limit: number;
  /** Share of the students who request the next page, 0 to 1. */
  further: number;
}

/** Opinions on each further page. */
const FURTHER_PART = 20;

interface Class {
  students: Students;
  questionId: number;
  /** Milliseconds between two students, on average. */
  gap: number;
  reading: Reading;
}

/**
 * Lets students give an opinion and read those of others, one after the other.
 * @returns how often each opinion was shown, in the order they were given
 */
export async function letRead(
  client: pg.Client,
  database: Database,
  { students, questionId, gap, reading }: Class,
): Promise<number[]> {
  const counter = new ViewCounter(opinionDiscussion, database, (error) => {
    throw error;
  });
  const draw = drawNumbers();
  let waiting: number[] = [];
  let [now, storedAt] = [0, Infinity];
  const store = () => {
    counter.count(waiting);
    waiting = [];
    storedAt = Infinity;
    return counter.store();
  };

  for (let index = 0; index < students.count; index += 1) {
    now -= Math.log(1 - draw()) * gap;
    if (now >= storedAt) await store();
    const reader = { id: students.firstId + index };
    await giveOpinion(client, reader.id, questionId);
    const isFurther = draw() < reading.further;
    const shown = await readList(database, reader, { questionId, limit: reading.limit, isFurther });
    waiting.push(...shown);
    if (waiting.length > 0) storedAt = Math.min(storedAt, now + VIEWS_STORED_AFTER);
  }
  await store();
  const { rows } = await client.query<{ views: number }>(
    "select views from opinions where section_id = $1 order by id",
    [questionId],
  );
  return rows.map(({ views }) => views);
}

async function giveOpinion(client: pg.Client, userId: number, questionId: number): Promise<void> {
  await client.query(
    `with written as (
       insert into answers (user_id, section_id, text, created_at)
       values ($1, $2, 'I see it this way.', now()) returning id, user_id, section_id
     )
     insert into opinions (id, user_id, section_id, published)
     select id, user_id, section_id, true from written`,
    [userId, questionId],
  );
}

/** Ids of the opinions that a student is shown. */
async function readList(
  database: Database,
  reader: { id: number },
  wanted: { questionId: number; limit: number; isFurther: boolean },
): Promise<number[]> {
  const first = await listOpinions({ database }, reader, {
    sectionId: wanted.questionId,
    cursor: decodeFairCursor(undefined),
    limit: wanted.limit,
  });
  const ids = first.opinions.map(({ id }) => id);
  if (!wanted.isFurther || !first.next) return ids;
  const next = await listOpinions({ database }, reader, {
    sectionId: wanted.questionId,
    cursor: first.next,
    limit: FURTHER_PART,
  });
  return [...ids, ...next.opinions.map(({ id }) => id)];
}

/** A pseudorandom generator from 0 to 1, the same in every run: a linear congruential one. */
function drawNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
