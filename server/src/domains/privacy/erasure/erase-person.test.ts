import type { Opinion } from "@paso/contract";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import {
  answerMoves,
  answerTallies,
  auditLog,
  erasures,
  opinionComments,
  opinionLikes,
  opinions,
  users,
} from "../../../database/tables/index.ts";
import { sendDueMails } from "../../../platform/mail/send-due-mails.ts";
import { openMailTransport } from "../../../platform/smtp/open-mail-transport.ts";
import { createPerson, enrol } from "../../../testing/factories.ts";
import { findMentions } from "../../../testing/find-mentions.ts";
import {
  commentHidden,
  createFullPerson,
  leaveTraces,
  TRACES,
  writePrivately,
} from "../../../testing/full-person.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { comment, open, OpinionClass, type Peer } from "../../../testing/opinion-class.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { personalData } from "../personal-data/personal-data-of-domains.ts";
import { eraseDuePeople } from "./erase-due-people.ts";

let world: TestApp;
let group: OpinionClass;
let peer: Peer;
let peerId: number;
let leaver: TestClient;
let leaverId: number;
let leaversOpinion: number;
let kept: number;

beforeEach(async () => {
  world = await startTestApp();
  world.clock.moveTo("2026-03-10T12:00:00Z");
  group = await OpinionClass.begin(world);
  peer = await group.joinWith("Water sinks slowly.");
  const [first] = await world.ctx.database.select().from(users);
  peerId = first!.id;
  const person = await createFullPerson(world.ctx);
  leaverId = person.id;
  await enrol(world.ctx, person, group.course);
  leaver = await world.as(person);
  const [page] = group.course.pages;
  await answer(leaver, page!, 0, "Sand lets it through.");
  await finish(leaver, page!, 0);
  expect((await answer(leaver, page!, 1, "1")).status).toBe(200);
  const own = await leaver.get<{ data: Opinion[] }>(
    `/api/courses/opinions/${group.questionId}/workbook`,
  );
  leaversOpinion = own.body.data[0]!.id;
  await comment(leaver, peer.opinionId, "I agree.");
  kept = (await comment(peer.client, leaversOpinion, "Does it?")).body.comment.id;
  await commentHidden(world.ctx, leaverId, peer.opinionId);
  await leaveTraces(world.ctx, leaverId, {
    course: group.course,
    opinionId: peer.opinionId,
    commentId: kept,
    otherId: peerId,
  });
});
afterEach(() => world.stop());

const request = (fate: "remove" | "anonymise") =>
  leaver.post("/api/account/erasure", { opinions: fate });

/** Two weeks later. */
async function eraseInTime(): Promise<void> {
  world.clock.moveTo("2026-03-24T12:00:00Z");
  await eraseDuePeople(world.ctx);
  peer = { ...peer, client: await world.as({ id: peerId }) };
}

const tallies = async () => ({
  tallies: await world.ctx.database
    .select()
    .from(answerTallies)
    .orderBy(sql`section_id, option_id, slot`),
  moves: await world.ctx.database.select().from(answerMoves),
});

/** Counters that differ from the actual counts. */
async function miscounted() {
  const { rows } = await world.ctx.database.execute<{ id: string }>(sql`
    select o.id from opinions o
    where o.likes <> (select count(*) from opinion_likes l where l.opinion_id = o.id)
      or o.comments <> (
        select count(*) from opinion_comments c where c.opinion_id = o.id and not c.hidden)`);
  return rows;
}

test("the person is in every table that its domain erases in its own way", async () => {
  await request("remove");
  const mentions = await findMentions(world.ctx, TRACES);
  const own = personalData.flatMap(({ erases = [] }) => erases);
  expect(own.filter((table) => !mentions.includes(table))).toEqual([]);
  expect(mentions.length).toBeGreaterThan(25);
});

describe.each(["remove", "anonymise"] as const)("having chosen to %s opinions", (fate) => {
  test("no table names the person, but those that say why", async () => {
    const server = await startMailServer();
    const transport = openMailTransport(server.url, "noreply@learn.example.org");
    world.ctx.mail = { transport };
    await request(fate);
    await eraseInTime();
    await sendDueMails(world.ctx, 60_000);
    transport.close();
    world.ctx.mail = { transport: null };
    await server.stop();
    const reasons = Object.keys(Object.assign({}, ...personalData.map((domain) => domain.kept)));
    expect(await findMentions(world.ctx, TRACES)).toEqual(
      reasons.filter((table) => table !== "token_buckets").toSorted(),
    );
    expect(await findMentions(world.ctx, TRACES.slice(1))).toEqual([]);
    const last = server.received.at(-1);
    expect(last?.recipients).toEqual(["quetzalina@example.net"]);
    expect(last?.subject).toBe("Your account was erased");
  });

  test("what they chose stays counted, and others keep what is theirs", async () => {
    const before = await tallies();
    expect(before.tallies.length).toBeGreaterThan(2);
    await request(fate);
    await eraseInTime();
    expect(await tallies()).toEqual(before);
    expect(await miscounted()).toEqual([]);
    expect(await world.ctx.database.$count(opinionLikes)).toBe(0);
    const { status, body } = await open(peer.client, peer.opinionId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      answer: "Water sinks slowly.",
      author: expect.stringMatching(/^First/),
    });
    expect((await leaver.get("/api/account/erasure")).status).toBe(401);
  });
});

test("removed opinions and comments are gone for everybody", async () => {
  await request("remove");
  await eraseInTime();
  expect(await group.listFor(peer)).toEqual([]);
  expect((await open(peer.client, leaversOpinion)).status).toBe(404);
  const { body } = await open(peer.client, peer.opinionId);
  expect(body).toMatchObject({ comment_count: 0, comment_list: [] });
});

test("opinions and comments that are kept have no name", async () => {
  await request("anonymise");
  await eraseInTime();
  expect(await group.listFor(peer)).toMatchObject([
    { answer: "Sand lets it through.", first_name: "Former participant", user: { avatar: null } },
  ]);
  const { body } = await open(peer.client, leaversOpinion);
  expect(body).toMatchObject({
    author: "Former participant",
    comment_list: [{ id: kept, text: "Does it?" }],
  });
  const spanish = await peer.client.get<{ comment_list: { first_name: string }[] }>(
    `/api/courses/opinion/${peer.opinionId}`,
    { headers: { "accept-language": "es" } },
  );
  expect(spanish.body.comment_list).toMatchObject([
    { text: "I agree.", first_name: "Exparticipante", own: false },
  ]);
  // Content only the person and staff could read is deleted in any case.
  expect(await world.ctx.database.$count(opinionComments, eq(opinionComments.hidden, true))).toBe(
    0,
  );
  expect((await peer.client.post(`/api/courses/opinion/${leaversOpinion}/like`)).status).toBe(200);
});

test("staff still read what is kept and what was decided by somebody who left", async () => {
  await request("anonymise");
  await eraseInTime();
  const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  const { body } = await admin.get<{ opinions: { author: string; decision: unknown }[] }>(
    `/api/authoring/courses/${group.course.id}/opinions`,
  );
  expect(body.opinions).toMatchObject([
    { author: "Former participant" },
    { decision: { by: "Former participant", hidden: false } },
  ]);
});

test("the audit log knows that a person went, and not who", async () => {
  await request("remove");
  await eraseInTime();
  const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  const { body } = await admin.get<{ entries: unknown[] }>("/api/admin/audit");
  expect(body.entries).toMatchObject([
    { action: "person.erased", actor: "erased", subject: "erased", changes: [] },
    { action: "person.erasure_requested", actor: "erased", subject: "erased" },
    { action: "person.invited", subject: "erased" },
  ]);
  expect(await world.ctx.database.$count(auditLog)).toBe(3);
});

test("nobody goes before the time, nor having cancelled", async () => {
  await request("remove");
  world.clock.moveTo("2026-03-24T11:59:59Z");
  await eraseDuePeople(world.ctx);
  expect(await world.ctx.database.$count(users, eq(users.id, leaverId))).toBe(1);
  leaver = await world.as({ id: leaverId });
  expect((await leaver.send("DELETE", "/api/account/erasure")).body).toEqual({ erasure: null });
  world.clock.moveTo("2026-04-24T12:00:00Z");
  await eraseDuePeople(world.ctx);
  expect(await world.ctx.database.$count(users, eq(users.id, leaverId))).toBe(1);
});

test("the last administrator waits for another one", async () => {
  const first = await createPerson(world.ctx, { role: "admin" });
  const second = await createPerson(world.ctx, { role: "admin" });
  for (const { id } of [first, second]) {
    const client = await world.as({ id });
    expect((await client.post("/api/account/erasure", { opinions: "remove" })).status).toBe(200);
  }
  await eraseInTime();
  expect(await world.ctx.database.$count(users, eq(users.role, "admin"))).toBe(1);
  expect(await world.ctx.database.$count(erasures)).toBe(1);
});

test("what only the workbook and staff show goes in either case", async () => {
  const { course } = await OpinionClass.begin(world);
  await writePrivately(world.ctx, leaverId, course.pages[0]!.sectionIds);
  await request("anonymise");
  await eraseInTime();
  expect(await findMentions(world.ctx, ["Private 0", "Private 1"])).toEqual([]);
  expect(await world.ctx.database.$count(opinions)).toBe(2);
});
