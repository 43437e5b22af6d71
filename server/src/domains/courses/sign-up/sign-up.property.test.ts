import { and, asc, eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { enrolments, signUpRequests } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { createCourse, createPerson, openSignUp } from "../../../testing/factories.ts";
import { cases } from "../../../testing/long-tests.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import type { Course } from "../access/find-course.ts";
import { removeStudents } from "../people/remove-students.ts";
import { decideRequests } from "./decide-requests.ts";
import { signUp } from "./sign-up.ts";
import { withdrawSignUp } from "./withdraw-sign-up.ts";

const PEOPLE = 8;

let database: TestDatabase;
let ctx: Context;
let people: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
  people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => (await createPerson(ctx)).id),
  );
});
afterAll(() => database.drop());

type Step = { kind: "ask" | "withdraw" | "remove" | "approve" | "decline"; people: number[] };

const someone = fc.nat({ max: PEOPLE - 1 });
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("ask", "ask", "ask", "withdraw", "remove", "approve", "decline"),
  people: fc.uniqueArray(someone, { minLength: 1, maxLength: 3 }),
});

async function openCourse(way: "open" | "approval", seats: number): Promise<Course> {
  const { id } = await createCourse(ctx, { modules: [] });
  await openSignUp(ctx, { id }, { way, seats });
  return { id, endsAt: null } as Course;
}

function take(course: Course, { kind, people: chosen }: Step): Promise<unknown>[] {
  const courseId = course.id;
  const userIds = chosen.map((index) => people[index] ?? 0);
  switch (kind) {
    case "ask":
      return userIds.map((userId) => signUp(ctx, { course, userId, text: "" }));
    case "withdraw":
      return userIds.map((userId) => withdrawSignUp(ctx, { courseId, userId }));
    case "remove":
      return [removeStudents(ctx, { courseId, userIds })];
    case "approve":
    case "decline":
      return [
        decideRequests(ctx, { courseId, userIds, decision: kind, message: "", decidedBy: 0 }),
      ];
  }
}

async function state({ id }: Course) {
  const [seated, inLine] = await Promise.all([
    ctx.database.select().from(enrolments).where(eq(enrolments.courseId, id)),
    ctx.database
      .select()
      .from(signUpRequests)
      .where(
        and(eq(signUpRequests.courseId, id), inArray(signUpRequests.state, ["pending", "waiting"])),
      )
      .orderBy(asc(signUpRequests.position)),
  ]);
  return {
    seated: new Set(seated.map(({ userId }) => userId)),
    waiting: inLine.filter((one) => one.state === "waiting").map(({ userId }) => userId),
    inLine: inLine.map(({ userId }) => userId),
  };
}

test("whatever happens at once, no seat is given twice and none stays empty while people wait", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("open" as const, "approval" as const),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
      async (way, seats, rounds) => {
        const course = await openCourse(way, seats);
        for (const round of rounds) {
          await Promise.all(round.flatMap((one) => take(course, one)));
          const { seated, waiting, inLine } = await state(course);
          expect(seated.size).toBeLessThanOrEqual(seats);
          if (waiting.length > 0) expect(seated.size).toBe(seats);
          expect(inLine.filter((id) => seated.has(id))).toEqual([]);
        }
      },
    ),
    { numRuns: cases({ usually: 15, long: 200 }) },
  );
});

test("one after the other, seats go to those who asked first", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.shuffledSubarray([...Array(PEOPLE).keys()], { minLength: PEOPLE }),
      fc.array(someone, { maxLength: 6 }),
      async (seats, order, leaving) => {
        const course = await openCourse("open", seats);
        const asked = order.map((index) => people[index] ?? 0);
        for (const userId of asked) await signUp(ctx, { course, userId, text: "" });
        const gone = new Set<number>();
        for (const index of leaving) {
          const userId = people[index] ?? 0;
          gone.add(userId);
          await withdrawSignUp(ctx, { courseId: course.id, userId });
          await removeStudents(ctx, { courseId: course.id, userIds: [userId] });
          const left = asked.filter((id) => !gone.has(id));
          const { seated, waiting } = await state(course);
          expect([...seated].toSorted()).toEqual(left.slice(0, seats).toSorted());
          expect(waiting).toEqual(left.slice(seats));
        }
      },
    ),
    { numRuns: cases({ usually: 8, long: 100 }) },
  );
});
