/**
 * Fills the database of a running product with a class that takes a course:
 *
 *     node bench/generate-data.ts --data FOLDER | --database URL [options]
 *
 * `docs/performance.md` explains the options.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";

import pg from "pg";

import { generateData } from "./data/generate-data.ts";
import { findDatabase } from "./servers/find-database.ts";

const { values } = parseArgs({
  options: {
    /** Data folder of a running product with an embedded database. */
    data: { type: "string" },
    /** Address of a migrated database; filling it is fastest as a superuser. */
    database: { type: "string" },
    students: { type: "string", default: "10000" },
    /** Answers to each of the two questions that get many. */
    answers: { type: "string", default: "10000" },
    "few-answers": { type: "string", default: "1000" },
    /** Students who have begun every lesson and are signed in. */
    active: { type: "string", default: "100" },
    lessons: { type: "string", default: "24" },
    /** Account whose password every student gets. */
    "password-of": { type: "string" },
    /** Seed of the session secrets; a generated one is printed. */
    seed: { type: "string", default: randomBytes(16).toString("hex") },
  },
});

const url = values.database ?? (values.data && (await findDatabase(values.data)).url);
if (!url) throw new Error("Name the database: --data FOLDER or --database URL.");

const client = new pg.Client({ connectionString: url, application_name: "paso bench" });
await client.connect();
try {
  const startedAt = performance.now();
  const { course, students, secretSeed } = await generateData(
    client,
    {
      students: readCount(values.students),
      answers: readCount(values.answers),
      fewAnswers: readCount(values["few-answers"]),
      active: readCount(values.active),
      lessons: readCount(values.lessons),
      passwordOf: values["password-of"] ?? null,
    },
    values.seed,
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const last = students.firstId + students.count - 1;
  console.log(
    `Course ${course.id} with the students ${students.firstId} to ${last}, in ${seconds} s.`,
  );
  console.log(`Pages: ${course.lessons.map(({ id }) => id).join(", ")}`);
  console.log(`Page with few answers: ${course.few.id}; with many: ${course.many.id}`);
  console.log(`Seed of the sessions: ${secretSeed}`);
} finally {
  await client.end();
}

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 0) throw new Error(`${text} is not a count.`);
  return count;
}
