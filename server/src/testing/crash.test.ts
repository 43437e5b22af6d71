import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, chmod, mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import { openConnection } from "../database/connection.ts";
import { findPostmaster, socketUrl } from "../database/embedded/postmaster.ts";
import { users } from "../database/tables/index.ts";
import { beginSession } from "../domains/accounts/session/begin-session.ts";
import { systemClock } from "../platform/clock.ts";
import type { Context } from "../platform/context.ts";
import { Events } from "../platform/events.ts";
import { csrfTokenOf } from "../platform/http/csrf.ts";
import { Outbox } from "../platform/outbox/outbox.ts";
import { SecretBox } from "../platform/secrets/secret-box.ts";
import { siteOf } from "../platform/site/site-of.ts";
import { createCourse, enrol } from "./factories.ts";
import { cases } from "./long-tests.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { findFreePort, startPaso, type RunningPaso } from "./paso-process.ts";
import { sample } from "./sample-sections.ts";
import { SESSIONS } from "./session-settings.ts";

/**
 * The product under kill -9. Students answer over HTTP while the app, its PostgreSQL or both are
 * killed at random moments; whatever was acknowledged must exist afterwards, exactly once, and be
 * counted, including second answers and their moves.
 */
const CRASHES = cases({ usually: 6, long: 102 });
const FEWEST_ANSWERS = cases({ usually: 600, long: 10_000 });
const QUESTIONS = 20;
const STUDENTS = cases({ usually: 80, long: 1_200 });
/** Number of concurrent students. */
const CROWD = 12;
/** The long run takes three minutes on an idle machine; a busy one gets more, in milliseconds. */
const LIMIT = cases({ usually: 900_000, long: 4_500_000 });

/** What is killed, in turn. */
const VICTIMS = ["app", "everything", "app", "server", "app", "backend"] as const;

interface Student {
  id: number;
  secret: string;
  /** Current step: for each question the answer, for some a second one, then Next. */
  question: number;
  phase: "answer" | "again" | "next";
}

let folder: string;
let home: string;
let pageId: number;
let sectionIds: number[];
let students: Student[];
let paso: RunningPaso | undefined;
let port: number;
/** Acknowledged answers: `user section` to the option's id. */
const acknowledged = new Map<string, number>();
/** Acknowledged second answers. */
const acknowledgedAgain = new Map<string, number>();
const agent = new Agent({ keepAlive: true, maxSockets: CROWD });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-crash-"));
  await chmod(folder, 0o755);
  home = join(folder, "postgres");
  port = await findFreePort();
  await start();
  await seed();
}, LIMIT);

afterAll(async () => {
  agent.destroy();
  await paso?.end("SIGTERM");
  await rm(folder, { recursive: true, maxRetries: 5 });
});

it(`loses no acknowledged answer over ${CRASHES} crashes`, { timeout: LIMIT }, async () => {
  const waiting = [...students];
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const wanted = Math.ceil(((crash + 1) * (FEWEST_ANSWERS + 200)) / CRASHES);
    const crowd = letAnswer(waiting);
    while (acknowledged.size < wanted) await sleep(2);
    await sleep(randomInt(30));
    const victim = VICTIMS[crash % VICTIMS.length]!;
    await killNow(victim);
    if (victim === "app" || victim === "everything") {
      await crowd.leave();
      await start();
    } else {
      // The app survives, and its students continue once the server is back.
      await expect.poll(isReady, { timeout: 30_000, interval: 20 }).toBe(true);
      await crowd.leave();
    }
    await verify();
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(FEWEST_ANSWERS);
  expect(acknowledgedAgain.size).toBeGreaterThan(FEWEST_ANSWERS / 4);
});

const url = (): string => socketUrl(join(home, "run"), "paso");

async function start(): Promise<void> {
  paso = await startPaso({
    PASO_DATA: folder,
    PASO_DEMO: "0",
    PASO_LOG_LEVEL: "fatal",
    PORT: String(port),
  });
}

async function isReady(): Promise<boolean> {
  const postmaster = await findPostmaster(join(home, "cluster"));
  return postmaster !== null && (await fetch(`${paso!.address}/health/ready`)).ok;
}

/** Creates one page of polls, and students signed in without the form. */
async function seed(): Promise<void> {
  const connection = openConnection(url());
  const ctx = {
    database: connection.database,
    clock: systemClock,
    storage: new MemoryStorage(),
    events: new Events<Context>(),
    outbox: new Outbox(),
    mail: { transport: null },
    secrets: new SecretBox([]),
    site: siteOf({
      timeZone: "UTC",
      locale: "en" as const,
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
  const polls = Array.from({ length: QUESTIONS }, () => sample.radio({ twoRounds: true }));
  const course = await createCourse(ctx, { modules: [{ pages: [polls] }] });
  const [page] = course.pages;
  pageId = page!.id;
  sectionIds = page!.sectionIds;
  const people = Array.from({ length: STUDENTS }, (_, index) => ({
    email: `student-${index}@example.org`,
    firstName: "Student",
    lastName: String(index),
    role: "student" as const,
    passwordHash: "-",
  }));
  const created = await ctx.database.insert(users).values(people).returning({ id: users.id });
  for (const student of created) await enrol(ctx, student, course);
  students = [];
  for (const { id } of created) {
    students.push({
      id,
      secret: await beginSession(ctx, { id, role: "student" }),
      question: 0,
      phase: "answer",
    });
  }
  await connection.close();
}

/** A crowd takes the page, each student independently, until told to leave. */
function letAnswer(waiting: Student[]): { leave(): Promise<void> } {
  const leaving = new AbortController();
  const places = Array.from({ length: CROWD }, async () => {
    while (!leaving.signal.aborted) {
      const student = waiting.shift();
      if (!student) break;
      await takeStep(student);
      if (student.question < QUESTIONS) waiting.push(student);
    }
  });
  return {
    async leave() {
      leaving.abort();
      await Promise.all(places);
    },
  };
}

/** One call. A student without a response, or with an error, repeats it later. */
async function takeStep(student: Student): Promise<void> {
  const section = sectionIds[student.question]!;
  const { phase } = student;
  const place = student.id + student.question;
  const choice = (phase === "again" ? student.id : place) % 3;
  const asks = phase !== "next";
  const path = `/api/courses/page/${pageId}/${asks ? "question" : "section"}/${section}`;
  const round = phase === "again" ? 2 : 1;
  const body = asks ? { answer: String(choice), round } : undefined;
  const status = await post(path, student.secret, body);
  if (status === null || status >= 500) {
    await sleep(50);
    return;
  }
  expect(status).toBe(200);
  const key = `${student.id} ${section}`;
  if (phase === "answer") acknowledged.set(key, choice + 1);
  if (phase === "again") acknowledgedAgain.set(key, choice + 1);
  if (phase === "next") student.question += 1;
  student.phase = phaseAfter(phase, place);
}

/** Every second question is answered twice. */
function phaseAfter(phase: Student["phase"], place: number): Student["phase"] {
  if (phase === "next") return "answer";
  return phase === "answer" && place % 2 === 0 ? "again" : "next";
}

/** The status; null if no complete response arrived. */
async function post(path: string, secret: string, body: unknown): Promise<number | null> {
  const payload = body === undefined ? "" : JSON.stringify(body);
  const call = request({
    agent,
    host: "127.0.0.1",
    port,
    path,
    method: "POST",
    headers: {
      cookie: `paso=${secret}`,
      "x-csrf-token": csrfTokenOf(secret),
      "x-requested-with": "XMLHttpRequest",
      ...(payload && { "content-type": "application/json" }),
    },
  });
  try {
    call.end(payload);
    const [response] = await once(call, "response");
    await text(response);
    return response.statusCode;
  } catch {
    return null;
  }
}

async function killNow(victim: (typeof VICTIMS)[number]): Promise<void> {
  const postmaster = (await findPostmaster(join(home, "cluster")))!;
  const backends = await childrenOf(postmaster);
  switch (victim) {
    case "app":
      await paso!.end("SIGKILL");
      break;
    case "server":
      process.kill(postmaster, "SIGKILL");
      break;
    case "backend":
      kill(backends[randomInt(backends.length)]!);
      break;
    case "everything":
      for (const pid of [postmaster, ...backends]) kill(pid);
      await paso!.end("SIGKILL");
      break;
  }
}

/** A backend may have ended meanwhile. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")),
  );
  return stats
    .filter((stat) => Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent)
    .map((stat) => Number.parseInt(stat, 10));
}

/** Connects, waiting for a killed server to come back. */
async function connect(): Promise<pg.Client> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url() });
    // The server may yet notice that it was killed.
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

/** Every acknowledged answer exists once and unchanged, and tallies match the answers. */
async function verify(): Promise<void> {
  const client = await connect();
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
  const { rows } = await client.query<{ key: string; first: number[]; last: number[] }>(
    `SELECT user_id || ' ' || section_id AS key, option_ids AS last,
       coalesce(first_option_ids, option_ids) AS first
     FROM answers`,
  );
  const tallies = await client.query<{ section: number; option: number }>(
    `SELECT section_id AS section, option_id AS option, sum(count)::int AS people
     FROM answer_tallies GROUP BY section_id, option_id ORDER BY section_id, option_id`,
  );
  const counted = await client.query(
    `SELECT section_id AS section, option, count(*)::int AS people
     FROM answers, unnest(coalesce(first_option_ids, option_ids) || 0) AS option
     GROUP BY section_id, option ORDER BY section_id, option`,
  );
  const moves = await client.query(
    `SELECT section_id AS section, from_option AS "from", to_option AS "to", sum(count)::int AS people
     FROM answer_moves GROUP BY section_id, from_option, to_option ORDER BY 1, 2, 3`,
  );
  const moved = await client.query(
    `SELECT section_id AS section, "from", "to", count(*)::int AS people
     FROM answers, LATERAL (
       SELECT 0 AS "from", 0 AS "to"
       UNION ALL SELECT 0, -1 WHERE first_option_ids <> option_ids
       UNION ALL SELECT first_option_ids[1], option_ids[1] WHERE first_option_ids <> option_ids
     ) AS move
     WHERE first_option_ids IS NOT NULL
     GROUP BY section_id, "from", "to" ORDER BY 1, 2, 3`,
  );
  await client.end();
  const stored = new Map(rows.map((row) => [row.key, row]));
  expect(stored.size).toBe(rows.length);
  const lost = [
    ...[...acknowledged].filter(([key, option]) => stored.get(key)?.first.join() !== `${option}`),
    ...[...acknowledgedAgain].filter(
      ([key, option]) => stored.get(key)?.last.join() !== `${option}`,
    ),
  ];
  expect(lost).toEqual([]);
  expect(tallies.rows).toEqual(counted.rows);
  expect(moves.rows).toEqual(moved.rows);
}
