import { createHash } from "node:crypto";

import { createTestDatabase, type TestDatabase } from "@paso/server/src/testing/test-database.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { checkData } from "./check-data.ts";
import { generateData, type GeneratedData } from "./generate-data.ts";
import { secretOf } from "./insert-students.ts";

const plan = {
  students: 60,
  answers: 50,
  fewAnswers: 20,
  active: 10,
  lessons: 3,
  passwordOf: null,
};
let database: TestDatabase;
let client: pg.Client;
let data: GeneratedData;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  data = await generateData(client, plan, "seed");
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function count(statement: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as found from ${statement}`, values);
  return rows[0].found;
}

describe("generateData", () => {
  test("creates as many students and answers as planned", async () => {
    const { course } = data;
    expect(await count("enrolments where course_id = $1", [course.id])).toBe(60);
    for (const section of course.many.sectionIds) {
      expect(await count("answers where section_id = $1", [section])).toBe(50);
    }
    for (const section of course.few.sectionIds) {
      expect(await count("answers where section_id = $1", [section])).toBe(20);
    }
    expect(await count("page_finishes where course_id = $1", [course.id])).toBe(10 + 50 + 20);
  });

  test("leaves active students at the poll of every lesson but the first", async () => {
    const [, second] = data.course.lessons;
    const { rows } = await client.query(
      `select s.content ->> 'type' as type, s.position from sections s
       where s.page_id = $1 and not exists (select from progress p
         where p.user_id = $2 and p.section_id = s.id) order by s.position limit 1`,
      [second?.id, data.students.firstId],
    );
    expect(rows).toEqual([{ type: "radio", position: 14 }]);
  });

  test("signs active students in under secrets derived from the seed", async () => {
    expect(await count("sessions")).toBe(10);
    const secret = secretOf(data.secretSeed, data.students.firstId);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const { rows } = await client.query("select token_hash from sessions where user_id = $1", [
      data.students.firstId,
    ]);
    expect(rows[0].token_hash).toEqual(createHash("sha256").update(secret).digest());
  });

  test("adds another class beside the first", async () => {
    const other = await generateData(client, plan, "another seed");
    expect(other.students.firstId).toBe(data.students.firstId + 60);
    expect(await count("courses")).toBe(2);
    await checkData(client, data.course.id);
  });

  test("refuses more answers than students", async () => {
    await expect(generateData(client, { ...plan, students: 40 }, "seed")).rejects.toThrow(
      "fewer students",
    );
  });
});

describe("checkData", () => {
  test.each([
    ["opinions with wrong counts", "update opinions set likes = likes + 1"],
    ["finished pages that differ", "delete from page_finishes"],
    ["tallies that differ", "update answer_tallies set count = count + 1"],
    ["answers without progress", "delete from progress"],
    ["texts that differ", "delete from opinions"],
    ["finished questions without an answer", "delete from answers where text is not null"],
    ["people without an enrolment", "delete from enrolments"],
  ])("finds %s", async (issue, statement) => {
    await client.query("begin");
    await client.query(statement);
    await expect(checkData(client, data.course.id)).rejects.toThrow(issue);
    await client.query("rollback");
  });
});
