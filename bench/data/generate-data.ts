import type pg from "pg";

import { checkData } from "./check-data.ts";
import { type GeneratedCourse, insertCourse, insertPollPages } from "./insert-course.ts";
import { insertAnswers, insertEnrolments, insertLikes, insertTallies } from "./insert-learning.ts";
import { insertSessions, insertStudents, type Students } from "./insert-students.ts";

/** How much to generate. */
export interface DataPlan {
  /** Accounts, all enrolled in the generated course. */
  students: number;
  /** Answers to each of the two questions with very many; at most one per student. */
  answers: number;
  /** Answers to each of the two questions that get few. */
  fewAnswers: number;
  /** How many of the students, from the first, are signed in and have begun every lesson. */
  active: number;
  lessons: number;
  /** Pages of a hundred polls that all students have finished; none unless given. */
  pollPages?: number;
  /** Account whose password all students get; null for an unknown password. */
  passwordOf: string | null;
}

/** What was generated. */
export interface GeneratedData {
  course: GeneratedCourse;
  students: Students;
  /** Seed of the session secrets: see `secretOf`. */
  secretSeed: string;
}

/**
 * Fills a migrated database with a course and a class that takes it. A single transaction of few statements,
 * run inside the database; the consistency of answers, progress, tallies, finished pages and like counts is
 * checked at the end. Every active student has finished the first lesson and reached the poll of every other
 * one.
 * @throws if the data is inconsistent
 */
export async function generateData(
  client: pg.Client,
  plan: DataPlan,
  secretSeed: string,
): Promise<GeneratedData> {
  if (plan.students < Math.max(plan.answers, plan.fewAnswers, plan.active)) {
    throw new Error("There are fewer students than answers to one question.");
  }
  await client.query("begin");
  await skipForeignKeys(client);
  await client.query("set local work_mem = '256MB'");
  const students = await insertStudents(client, plan.students, plan.passwordOf);
  const first = students.firstId;
  const upTo = (count: number) => ({ first, last: first + count - 1 });
  await insertSessions(client, upTo(plan.active), secretSeed);
  const course = await insertCourse(client, plan.lessons);
  await insertEnrolments(client, upTo(plan.students), course.id);
  const [opening, ...others] = course.lessons;
  if (opening) await insertAnswers(client, upTo(plan.active), opening, "finished");
  for (const lesson of others)
    await insertAnswers(client, upTo(plan.active), lesson, "at the poll");
  await insertAnswers(client, upTo(plan.fewAnswers), course.few, "finished");
  await insertAnswers(client, upTo(plan.answers), course.many, "finished");
  for (const page of await insertPollPages(client, course.id, plan.pollPages ?? 0)) {
    await insertAnswers(client, upTo(plan.students), page, "finished");
  }
  await insertTallies(client, course.id);
  for (const page of [course.few, course.many]) await insertLikes(client, page, upTo(100));
  await client.query("commit");
  await client.query("vacuum (analyze)");
  await checkData(client, course.id);
  return { course, students, secretSeed };
}

/** Checking the foreign keys of millions of rows one by one takes longer than creating the rows. */
async function skipForeignKeys(client: pg.Client): Promise<void> {
  await client.query(
    `select set_config('session_replication_role', 'replica', true)
     where has_parameter_privilege('session_replication_role', 'set')`,
  );
}
