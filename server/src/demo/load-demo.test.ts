import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { createEvents } from "../background.ts";
import { openConnection } from "../database/connection.ts";
import {
  answers,
  articles,
  answerTallies,
  courses,
  courseStaff,
  diplomas,
  enrolments,
  liveClasses,
  liveOccurrences,
  libraryVideos,
  opinionComments,
  opinionLikes,
  opinions,
  users,
} from "../database/tables/index.ts";
import { verifyPassword } from "../domains/accounts/people/hash-password.ts";
import { diplomasHandlers } from "../domains/diplomas/diplomas-handlers.ts";
import { systemClock } from "../platform/clock.ts";
import type { Context } from "../platform/context.ts";
import { Outbox } from "../platform/outbox/outbox.ts";
import { SecretBox } from "../platform/secrets/secret-box.ts";
import { siteOf } from "../platform/site/site-of.ts";
import { handleEvents } from "../testing/handle-events.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { SESSIONS } from "../testing/session-settings.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { hasDemoPassword } from "./demo-accounts.ts";
import { DEMO_PASSWORD, isDemoDue, loadDemoOnce } from "./load-demo.ts";

describe("loadDemoOnce", () => {
  let database: TestDatabase;
  let folder: string;
  let ctx: Context;

  beforeEach(async () => {
    vi.spyOn(console, "log").mockReturnValue();
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), "paso-demo-"));
    ctx = {
      database: database.connection.database,
      clock: systemClock,
      storage: new MemoryStorage(),
      events: createEvents(),
      outbox: new Outbox(),
      mail: { transport: null },
      secrets: new SecretBox([]),
      site: siteOf({
        timeZone: "UTC",
        locale: "en",
        url: "https://localhost",
        host: "localhost",
        exemptNetworks: [],
        providerNetworks: [],
        zoomUrl: null,
        sessions: SESSIONS,
        fileLimit: 1024 ** 2,
        smtp: { url: null, from: null },
      }),
    };
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it("survives a pause between two statements that is longer than a request may make", async () => {
    const hasty = openConnection(database.url, { statementTimeout: 4_000 });
    onTestFinished(() => hasty.close());
    vi.spyOn(MemoryStorage.prototype, "put").mockImplementationOnce(() => sleep(5_000));
    await loadDemoOnce({ ...ctx, database: hasty.database }, folder);
    expect(await ctx.database.$count(courses)).toBe(2);
  }, 60_000);

  it("makes an account for every role", async () => {
    await loadDemoOnce(ctx, folder);
    const accounts = await ctx.database.select().from(users).where(hasDemoPassword);
    expect(accounts.map(({ email, role }) => `${role} ${email}`).toSorted()).toEqual([
      "admin admin@example.org",
      "instructor instructor@example.org",
      "student student@example.org",
      "viewer viewer@example.org",
    ]);
    for (const { passwordHash } of accounts) {
      expect(await verifyPassword(passwordHash, DEMO_PASSWORD)).toBe(true);
    }
  });

  it("fills both courses with a class whose answers, charts and opinions agree, and plans a live one", async () => {
    await loadDemoOnce(ctx, folder);
    expect(await ctx.database.$count(courses)).toBe(2);
    expect(await ctx.database.$count(courseStaff)).toBe(2);
    const finished = (await ctx.database.select().from(enrolments)).filter((row) => row.finishedAt);
    expect(finished.length).toBeGreaterThan(2);
    await expectTallies(ctx);
    // All but the four whom one may sign in as have been here.
    expect(await ctx.database.$count(users, isNull(users.lastSeenAt))).toBe(4);
    const said = await ctx.database.select().from(opinions).orderBy(opinions.id);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(said.map(({ likes }) => likes))).toBe(await ctx.database.$count(opinionLikes));
    expect(sum(said.map(({ comments }) => comments))).toBe(
      await ctx.database.$count(opinionComments),
    );
    expect(said.some(({ likes }) => likes > 0)).toBe(true);
    const [first] = said;
    const onTheSame = said.filter(({ sectionId }) => sectionId === first?.sectionId);
    expect(onTheSame.map(({ views }) => views)).toEqual(
      onTheSame.map((_, nth) => nth).toReversed(),
    );
    const planned = await ctx.database.select().from(liveClasses).orderBy(liveClasses.id);
    expect(planned.map(({ title, provider }) => [title, provider])).toEqual([
      ["Questions on spacing and mixing", "jitsi"],
      ["Preguntas sobre espaciar y mezclar", "jitsi"],
    ]);
    const dates = await ctx.database.select().from(liveOccurrences);
    // The same person hosts all of them.
    expect(new Set(dates.map(({ startsAt }) => startsAt.getTime())).size).toBe(8);
    expect(await ctx.database.$count(articles)).toBe(4);
    const videos = await ctx.database.select().from(libraryVideos);
    const ofCourses = videos.filter(({ courseId }) => courseId !== null);
    expect(new Set(ofCourses.map(({ courseId }) => courseId)).size).toBe(2);
    expect(ofCourses.every(({ released }) => released)).toBe(true);
    expect(videos.length).toBeGreaterThan(ofCourses.length);
    // The courses' own videos play offline.
    expect(ofCourses.filter(({ address }) => address.startsWith("/"))).toHaveLength(2);
  });

  it("has diplomas issued to those of the class who finished", async () => {
    const handle = handleEvents(ctx, diplomasHandlers);
    await loadDemoOnce(ctx, folder);
    await handle();
    const rows = await ctx.database.select().from(enrolments);
    const idsOf = (owners: readonly { userId: number | null; courseId: number | null }[]) =>
      owners.map(({ userId, courseId }) => `${userId} ${courseId}`).toSorted();
    const finished = rows.filter(({ finishedAt }) => finishedAt !== null);
    expect(idsOf(await ctx.database.select().from(diplomas))).toEqual(idsOf(finished));
  });

  it("does so once", async () => {
    await loadDemoOnce(ctx, folder);
    const before = await ctx.database.$count(answers);
    expect(await isDemoDue(ctx, folder)).toBe(false);
    await loadDemoOnce(ctx, folder);
    expect(await ctx.database.$count(answers)).toBe(before);
    expect(await readdir(folder)).toEqual([]);
  });

  it("completes what a crash interrupted, and repeats nothing", async () => {
    const { storage } = ctx;
    let left = 8;
    const failing: Context = {
      ...ctx,
      storage: {
        put: async (key, bytes) => {
          left -= 1;
          if (left < 0) throw new Error("The disk is full.");
          await storage.put(key, bytes);
        },
        read: (key, range) => storage.read(key, range),
        has: (key) => storage.has(key),
        delete: (key) => storage.delete(key),
        list: () => storage.list(),
      },
    };
    await expect(loadDemoOnce(failing, folder)).rejects.toThrow("The disk is full.");
    expect(await ctx.database.$count(courses)).toBe(1);
    expect(await isDemoDue(ctx, folder)).toBe(true);
    await loadDemoOnce(ctx, folder);
    expect(await ctx.database.$count(courses)).toBe(2);
    expect(await ctx.database.$count(users, hasDemoPassword)).toBe(4);
    await expectTallies(ctx);
    expect(await isDemoDue(ctx, folder)).toBe(false);
  });

  it("leaves a site with users alone", async () => {
    await ctx.database.insert(users).values({
      email: "ada@example.org",
      firstName: "Ada",
      lastName: "Lovelace",
      role: "admin",
      passwordHash: "-",
    });
    await loadDemoOnce(ctx, folder);
    expect(await ctx.database.$count(users)).toBe(1);
  });
});

/** The tallies' entry 0 counts the people, as many as there are answers. */
async function expectTallies({ database }: Context): Promise<void> {
  const people = await database.select().from(answerTallies).where(eq(answerTallies.optionId, 0));
  const counted = people.reduce((total, { count }) => total + count, 0);
  expect(counted).toBeGreaterThan(100);
  expect(counted).toBe(await database.$count(answers));
}
