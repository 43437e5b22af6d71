import type {
  CourseOpinions,
  NotificationList,
  Opinion,
  OwnPin,
  PinChange,
  PinState,
} from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { enrolments, opinionPins, opinions } from "../../../database/tables/index.ts";
import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
  statusesOf,
} from "../../../testing/course-staff.ts";
import { createPerson } from "../../../testing/factories.ts";
import { followStream, type FollowedStream } from "../../../testing/follow-stream.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { open, OpinionClass, type Peer } from "../../../testing/opinion-class.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { notificationsHandlers } from "../../notifications/notifications-handlers.ts";
import { eraseAuthor } from "../personal-data/erase-author.ts";

let world: TestApp;
let taken: OpinionClass;
let staff: CourseStaff;
let handle: ReturnType<typeof handleEvents>;
let [ada, ben, cai]: [Peer, Peer, Peer] = [] as never;

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  taken = await OpinionClass.begin(world);
  staff = await createCourseStaff(world, taken.course);
  ada = await taken.joinWith("Roses first");
  ben = await taken.joinWith("Tulips");
  cai = await taken.joinWith("Daisies");
});

const pinPath = ({ opinionId }: Peer) => `/api/authoring/opinions/${opinionId}/pin`;
const ask = (peer: Peer, client = staff.teacher) => client.post<{ pin: PinState }>(pinPath(peer));
const takeDown = (peer: Peer, client = staff.teacher) => client.send("DELETE", pinPath(peer));
const say = (peer: Peer, agreed: boolean, { client } = peer) =>
  client.send<{ pin: PinState }>("PUT", `/api/student/pins/${peer.opinionId}`, { agreed });
const pinsOf = async ({ client }: Peer) =>
  (await client.get<{ pins: OwnPin[] }>("/api/student/pins")).body.pins;
const ownOf = async ({ client }: Peer) =>
  (await client.get<{ data: Opinion[] }>(`/api/courses/opinions/${taken.questionId}/workbook`)).body
    .data[0];
const pinned = async (reader = cai) =>
  (await taken.listFor(reader)).filter(({ pin }) => pin === "pinned").map(({ id }) => id);
const stateOf = async (peer: Peer) => {
  const { body } = await staff.teacher.get<CourseOpinions>(
    `/api/authoring/courses/${taken.course.id}/opinions?question=${taken.questionId}`,
  );
  return body.opinions.find(({ id }) => id === peer.opinionId)?.pin;
};
async function pin(peer: Peer): Promise<void> {
  expect((await ask(peer)).status).toBe(200);
  expect((await say(peer, true)).status).toBe(200);
}

describe("asking", () => {
  test("is for those who moderate the course, and asks once", async () => {
    expect(await statusesOf(staff, (client) => ask(ada, client))).toEqual(AUTHORS);
    expect(
      await world.ctx.database.$count(opinionPins, eq(opinionPins.opinionId, ada.opinionId)),
    ).toBe(1);
    expect(await stateOf(ada)).toBe("asked");
    expect(await stateOf(ben)).toBeNull();
    expect((await staff.teacher.post("/api/authoring/opinions/999999/pin")).status).toBe(404);
  });

  test("shows nothing to anybody but the author, who is told", async () => {
    await ask(ada);
    await handle({ twice: true });
    expect(await pinned()).toEqual([]);
    expect((await taken.listFor(cai)).map(({ pin: one }) => one)).toEqual([undefined, undefined]);
    expect((await ownOf(ada))?.pin).toBe("asked");
    expect(await pinsOf(ada)).toMatchObject([
      { state: "asked", answer: "Roses first", course: { id: taken.course.id }, hidden: false },
    ]);
    const bell = await ada.client.get<NotificationList>("/api/notifications");
    expect(bell.body.notifications).toMatchObject([{ kind: "pin-request", path: "/student/pins" }]);
    await say(ada, true);
    const after = await ada.client.get<NotificationList>("/api/notifications");
    expect(after.body.notifications).toEqual([]);
  });

  test("goes to three at most, also of two staff at once", async () => {
    const dan = await taken.joinWith("Lilies");
    const all = await Promise.all([ada, ben, cai, dan].map((peer) => ask(peer)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
    const refused = all.find(({ status }) => status === 409);
    expect(refused?.error.code).toBe("pins_full");
  });

  test("is not about what is hidden, reported or for the workbook", async () => {
    await ben.client.post(`/api/courses/opinion/${ada.opinionId}/report`, {});
    expect((await ask(ada)).error.code).toBe("not_pinnable");
    await staff.teacher.post(`/api/authoring/opinions/${ben.opinionId}/decision`, {
      hidden: true,
      handled: true,
    });
    expect((await ask(ben)).error.code).toBe("not_pinnable");
    await world.ctx.database
      .update(opinions)
      .set({ published: false })
      .where(eq(opinions.id, cai.opinionId));
    expect((await ask(cai)).status).toBe(404);
  });
});

describe("a yes", () => {
  test("puts the opinion first and marks it, once however far one reads", async () => {
    await pin(ada);
    const list = await taken.listFor(cai, "?limit=1");
    expect(list.map(({ id, pin: one }) => [id, one])).toEqual([
      [ada.opinionId, "pinned"],
      [ben.opinionId, undefined],
    ]);
    expect((await taken.listFor(cai)).map(({ id }) => id)).toEqual([ada.opinionId, ben.opinionId]);
    expect((await taken.listFor(ada)).map(({ id }) => id)).not.toContain(ada.opinionId);
    expect((await ownOf(ada))?.pin).toBe("pinned");
    expect(await stateOf(ada)).toBe("pinned");
  });

  test("is the author's alone, and only where staff ask", async () => {
    expect((await say(ada, true)).status).toBe(404);
    await ask(ada);
    expect((await say(ada, true, ben)).status).toBe(404);
    expect((await world.visitor().get("/api/student/pins")).status).toBe(401);
    const { status } = await ada.client.send("PUT", `/api/student/pins/${ada.opinionId}`, {});
    expect(status).toBe(422);
  });

  test("taken back takes it down at once, and for good", async () => {
    await pin(ada);
    expect(await pinned()).toEqual([ada.opinionId]);
    expect((await say(ada, false)).body).toEqual({ pin: "declined" });
    expect(await pinned()).toEqual([]);
    expect((await taken.listFor(cai)).map(({ id }) => id)).toContain(ada.opinionId);
    expect(await pinsOf(ada)).toEqual([]);
    expect((await ask(ada)).error.code).toBe("pin_declined");
    expect((await takeDown(ada)).status).toBe(404);
    expect(await stateOf(ada)).toBe("declined");
  });

  test("can be taken back by who no longer takes the course", async () => {
    await pin(ada);
    await world.ctx.database.delete(enrolments).where(eq(enrolments.courseId, taken.course.id));
    expect((await open(ada.client, ben.opinionId)).status).toBe(404);
    expect(await pinsOf(ada)).toHaveLength(1);
    expect((await say(ada, false)).status).toBe(200);
  });
});

describe("what is pinned comes down", () => {
  beforeEach(() => pin(ada));

  test("when staff say so, and leaves room for another", async () => {
    expect(await statusesOf(staff, (client) => takeDown(ada, client))).toEqual({
      ...AUTHORS,
      teacher: 404,
    });
    expect(await pinned()).toEqual([]);
    expect(await stateOf(ada)).toBeNull();
  });

  test("when its author changes the words", async () => {
    const path = `/api/courses/opinion/${ada.opinionId}`;
    expect((await ada.client.send("PUT", path, { answer: "Weeds" })).status).toBe(200);
    expect(await pinned()).toEqual([]);
    expect(await pinsOf(ada)).toEqual([]);
    expect((await ask(ada)).status).toBe(200);
  });

  test("while it is hidden, and is back once it is restored", async () => {
    const decide = (hidden: boolean) =>
      staff.teacher.post(`/api/authoring/opinions/${ada.opinionId}/decision`, {
        hidden,
        handled: true,
      });
    await decide(true);
    expect(await pinned()).toEqual([]);
    expect(await pinsOf(ada)).toMatchObject([{ hidden: true }]);
    await decide(false);
    expect(await pinned()).toEqual([ada.opinionId]);
  });

  test("when its author is erased and leaves the text without a name", async () => {
    const [row] = await world.ctx.database
      .select()
      .from(opinions)
      .where(eq(opinions.id, ada.opinionId));
    await eraseAuthor(world.ctx, { userId: row!.userId!, texts: "anonymise" });
    expect(await pinned()).toEqual([]);
    expect((await taken.listFor(cai)).map(({ id }) => id)).toContain(ada.opinionId);
    expect((await ask(ada)).error.code).toBe("author_gone");
  });
});

describe("an open list", () => {
  const path = () => `/api/courses/opinions/${taken.questionId}/pins/live`;

  test("is told of a pin that is withdrawn, taken down, hidden, or comes", async () => {
    await pin(ada);
    const stream: FollowedStream<PinChange> = await followStream(world.app, cai.client, path());
    expect(await stream.until(() => true)).toEqual({ pinned: [ada.opinionId] });
    await pin(ben);
    await stream.until(({ pinned: shown }) => shown.length === 2);
    await say(ada, false);
    expect(await stream.until(() => true)).toEqual({ pinned: [ben.opinionId] });
    await world.ctx.database
      .update(opinions)
      .set({ hidden: true })
      .where(eq(opinions.id, ben.opinionId));
    expect(await stream.until(() => true)).toEqual({ pinned: [] });
    stream.leave();
  });

  test("is followed by those who may read it", async () => {
    const reader = await world.as(await createPerson(world.ctx));
    expect((await world.visitor().get(path())).status).toBe(401);
    expect((await reader.get(path())).status).toBe(404);
    expect((await staff.teacher.get(path())).status).toBe(403);
  });
});
