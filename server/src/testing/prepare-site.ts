/**
 * A process for journeys: prepares the site of its settings alongside a running server, like commands,
 * but without a process for each. Reads requests and writes responses, a line of JSON each, until its
 * input ends.
 */
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

import { hash } from "@node-rs/argon2";
import { eq, isNull, sql } from "drizzle-orm";

import { createEvents, createOutbox } from "../background.ts";
import { erasures, files, pictureVariants, recalls, users } from "../database/tables/index.ts";
import { withTransaction } from "../database/with-transaction.ts";
import { createUser, findUserByEmail } from "../domains/accounts/index.ts";
import { importCourse } from "../domains/authoring/index.ts";
import { enrolUser } from "../domains/courses/index.ts";
import encodeVariantsTask from "../domains/files/variants/encode-variants-task.ts";
import { makeVariants } from "../domains/files/variants/make-variants.ts";
import { eraseDuePeople } from "../domains/privacy/erasure/erase-due-people.ts";
import { askDueRecalls } from "../domains/recall/recalls/ask-due-recalls.ts";
import { readConfig } from "../platform/config/config.ts";
import type { Context } from "../platform/context.ts";
import { openSite } from "../site/open-site.ts";

interface Enrolment {
  email: string;
  course: number;
}

interface Account extends Partial<Enrolment> {
  email: string;
  firstName: string;
  lastName: string;
  role: "admin" | "instructor" | "viewer" | "student";
  password: string;
}

type Request = { id: number } & (
  | { action: "create-user"; input: Account }
  | { action: "enrol"; input: Enrolment }
  | { action: "import"; input: { path: string } }
  | { action: "erase-due-people"; input: { daysLater: number } }
  | { action: "make-variants"; input: object }
  | { action: "wait-for-jobs"; input: object }
  | { action: "ask-due-recalls"; input: { daysLater: number } }
);

/** The minimum that argon2 accepts. A hash contains its cost, so that signing in is as cheap. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const site = await openSite(readConfig(), {
  events: createEvents(),
  outbox: createOutbox(),
});
const { context } = site;
const working = new Set<Promise<void>>();
for await (const line of createInterface({ input: process.stdin })) {
  const work: Promise<void> = respond(JSON.parse(line)).finally(() => working.delete(work));
  working.add(work);
}
await Promise.all(working);
await site.close();
// Does not wait for idle threads.
process.exit();

async function respond({ id, ...request }: Request): Promise<void> {
  const response = await run(request as Request).then(
    (result) => ({ id, result }),
    (error: Error) => ({ id, error: error.stack }),
  );
  process.stdout.write(`${JSON.stringify(response)}\n`);
}

/** Returns the id of an imported course, and nothing else. */
async function run({ action, input }: Request): Promise<number | undefined> {
  if (action === "create-user") return createAccount(input);
  if (action === "enrol") return enrol(context, input);
  if (action === "erase-due-people") return eraseLater(input.daysLater);
  if (action === "make-variants") return makeAllVariants();
  if (action === "wait-for-jobs") return waitForJobs();
  if (action === "ask-due-recalls") return askLater(input.daysLater);
  const { courseId } = await importCourse(context, { ...input, publishes: true });
  return courseId;
}

/** At once and at normal priority: the worker's process yields to all journeys. */
async function makeAllVariants(): Promise<undefined> {
  const left = await context.database
    .select({ fileId: files.id, storageKey: files.storageKey })
    .from(files)
    .innerJoin(pictureVariants, eq(pictureVariants.fileId, files.id))
    .where(isNull(pictureVariants.made));
  for (const picture of left) await makeVariants(context, picture, encodeVariantsTask);
}

/** Waits until the worker process has done all that is due. */
async function waitForJobs(): Promise<undefined> {
  for (;;) {
    const { rows } = await context.database.execute<{ left: number }>(sql`
      select count(*)::int as left from graphile_worker._private_jobs
      where locked_at is not null or (run_at <= now() and attempts < max_attempts)`);
    if (rows[0]?.left === 0) return;
    await sleep(100);
  }
}

async function createAccount({ course, password, ...account }: Account): Promise<undefined> {
  const passwordHash = await hash(password, CHEAP);
  return withTransaction(context, async (ctx) => {
    const id = await createUser(ctx, { ...account, password: null });
    if (id === null) throw new Error(`${account.email} exists.`);
    await ctx.database.update(users).set({ passwordHash }).where(eq(users.id, id));
    if (course !== undefined) await enrol(ctx, { email: account.email, course });
    return undefined;
  });
}

/** Simulates this many days for pending erasures, and then does the worker's job. */
async function eraseLater(days: number): Promise<undefined> {
  await context.database
    .update(erasures)
    .set({ dueAt: sql`${erasures.dueAt} - make_interval(days => ${days})` });
  await eraseDuePeople(context);
}

/** Simulates this many days for pending recalls of courses, and asks them. */
async function askLater(days: number): Promise<undefined> {
  await context.database
    .update(recalls)
    .set({ dueAt: sql`${recalls.dueAt} - make_interval(days => ${days})` });
  await askDueRecalls(context);
}

async function enrol(ctx: Context, { email, course }: Enrolment): Promise<undefined> {
  const user = await findUserByEmail(ctx, email);
  if (!user) throw new Error(`Nobody has an account as ${email}.`);
  const title = await enrolUser(ctx, { userId: user.id, courseId: course });
  if (title === null) throw new Error(`There is no course ${course}.`);
}
