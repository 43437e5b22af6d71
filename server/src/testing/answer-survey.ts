import { eq, sql } from "drizzle-orm";

import { rowBatches } from "../database/row-batches.ts";
import {
  answers,
  answerTallies,
  enrolments,
  PEOPLE_OPTION,
  users,
} from "../database/tables/index.ts";
import type { Context } from "../platform/context.ts";
import { findDefaultGroup } from "./factories.ts";

interface SurveyClass {
  course: { id: number };
  /** The default one unless given. */
  group?: { id: number };
  /** Each person's answers by question: the chosen option's id or a text, null for none. */
  people: readonly Record<number, number | string | null>[];
  /** When they answered. */
  at?: Date;
}

let made = 0;

/** Writes people who finished a course and answered its survey, below the API; returns their ids. */
export async function answerSurvey(
  { database, clock, ...ctx }: Context,
  { course, group, people, at = clock.now() }: SurveyClass,
): Promise<number[]> {
  const context = { database, clock, ...ctx };
  const { id: groupId } = group ?? (await findDefaultGroup(context, course));
  const ids: number[] = [];
  for (const batch of rowBatches(people)) {
    const rows = batch.map(() => {
      made += 1;
      const email = `surveyed-${made}@example.org`;
      return { email, firstName: "First", lastName: `Last${made}`, role: "student" as const };
    });
    const created = await database
      .insert(users)
      .values(rows.map((row) => ({ ...row, passwordHash: "none" })))
      .returning({ id: users.id });
    ids.push(...created.map(({ id }) => id));
  }
  const enrolled = ids.map((userId) => ({ userId, courseId: course.id, groupId, finishedAt: at }));
  for (const batch of rowBatches(enrolled)) await database.insert(enrolments).values(batch);
  const given = people.flatMap((person, index) =>
    Object.entries(person).flatMap(([sectionId, said]) => {
      if (said === null) return [];
      const content = typeof said === "string" ? { text: said } : { optionIds: [said] };
      return [{ userId: ids[index]!, sectionId: Number(sectionId), ...content, createdAt: at }];
    }),
  );
  for (const batch of rowBatches(given)) {
    await database.insert(answers).values(batch);
  }
  for (const sectionId of new Set(given.map((one) => one.sectionId))) {
    await countPeople(context, sectionId);
  }
  return ids;
}

async function countPeople({ database }: Context, sectionId: number): Promise<void> {
  const people = await database.$count(answers, eq(answers.sectionId, sectionId));
  await database
    .insert(answerTallies)
    .values({ sectionId, optionId: PEOPLE_OPTION, slot: 0, count: people })
    .onConflictDoUpdate({
      target: [
        answerTallies.sectionId,
        answerTallies.groupId,
        answerTallies.optionId,
        answerTallies.slot,
      ],
      set: { count: sql`excluded.count` },
    });
}
