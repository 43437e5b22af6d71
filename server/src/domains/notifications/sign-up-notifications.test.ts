import type { NotificationList } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { mails } from "../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  type MadeCourse,
  openSignUp,
} from "../../testing/factories.ts";
import { handleEvents } from "../../testing/handle-events.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { notificationsHandlers } from "./notifications-handlers.ts";

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let course: MadeCourse;
let teacher: TestClient;
/** A viewer, who decides nothing. */
let observer: TestClient;
beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.ctx.database.delete(mails);
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  await openSignUp(world.ctx, course, { way: "approval", seats: 1 });
  teacher = await staff("assistant", "teacher@example.org");
  observer = await staff("viewer");
});

async function staff(role: "assistant" | "viewer", email?: string) {
  const person = await createPerson(world.ctx, {
    role: "instructor",
    ...(email && { email: `${course.id}-${email}` }),
  });
  await assignStaff(world.ctx, person, course, role);
  return world.as(person);
}

let seconds = 0;
function wait() {
  seconds += 1;
  world.clock.moveTo(new Date(Date.UTC(2026, 2, 10, 12, 0, seconds)).toISOString());
}

async function ask(firstName: string) {
  wait();
  const person = await createPerson(world.ctx, { firstName });
  const client = await world.as(person);
  await client.post(`/api/catalogue/courses/${course.id}/sign-up`, {});
  await handle({ twice: true });
  return { id: person.id, client };
}
async function decide(decision: "approve" | "decline", ids: number[], message = "") {
  const body = { user_ids: ids, decision, message };
  await teacher.post(`/api/authoring/courses/${course.id}/requests/decide`, body);
  await handle({ twice: true });
}
const bell = async (client: TestClient) =>
  (await client.get<NotificationList>("/api/notifications")).body.notifications;
const subjects = async () =>
  (await world.ctx.database.select().from(mails).orderBy(mails.id)).map(({ subject }) => subject);

describe("requests to join a course", () => {
  test("ring together at those who decide, and are mailed once until they are looked at", async () => {
    const ana = await ask("Ana");
    const ben = await ask("Ben");
    expect(await bell(teacher)).toMatchObject([
      {
        kind: "request",
        person: { first_name: "Ben" },
        others: 1,
        course: { title: "Soil" },
        path: `/authoring/courses/${course.id}/people#requests`,
      },
    ]);
    expect(await bell(observer)).toEqual([]);
    expect(await subjects()).toEqual(["Ana asks to join “Soil”"]);
    // Answered without opening the bell: the next request is mailed again.
    await decide("decline", [ana.id, ben.id]);
    expect(await bell(teacher)).toEqual([]);
    await ask("Cai");
    expect(await subjects()).toContain("Cai asks to join “Soil”");
    expect(await bell(teacher)).toMatchObject([{ person: { first_name: "Cai" }, others: 0 }]);
  });

  test("that were taken back in the meantime ring nowhere", async () => {
    const person = await createPerson(world.ctx);
    const client = await world.as(person);
    const page = `/api/catalogue/courses/${course.id}/sign-up`;
    await client.post(page, {});
    await client.send("DELETE", page);
    await handle();
    expect(await bell(teacher)).toEqual([]);
    expect(await subjects()).toEqual([]);
  });
});

describe("answers", () => {
  test("a person is told that they are in, that they wait, and once a seat is free", async () => {
    const [ana, ben] = [await ask("Ana"), await ask("Ben")];
    await world.ctx.database.delete(mails);
    await decide("approve", [ana.id, ben.id]);
    expect(await bell(ana.client)).toMatchObject([{ kind: "enrolment", path: "/student" }]);
    expect(await bell(ben.client)).toMatchObject([
      { kind: "request-answer", request: "waiting", path: `/catalogue/${course.id}` },
    ]);
    expect(await subjects()).toEqual([
      "You can now take the course “Soil”",
      "You are on the waiting list of “Soil” and come in as soon as a seat is free",
    ]);
    await teacher.post(`/api/authoring/courses/${course.id}/students/remove`, {
      user_ids: [ana.id],
    });
    await handle({ twice: true });
    expect(await bell(ben.client)).toMatchObject([{ kind: "enrolment" }]);
    expect((await subjects()).slice(2)).toEqual(["You can now take the course “Soil”"]);
  });

  test("of one who comes back by a second request, too", async () => {
    const ana = await ask("Ana");
    await decide("approve", [ana.id]);
    await teacher.post(`/api/authoring/courses/${course.id}/students/remove`, {
      user_ids: [ana.id],
    });
    wait();
    await ana.client.post(`/api/catalogue/courses/${course.id}/sign-up`, {});
    await handle();
    await decide("approve", [ana.id]);
    expect((await bell(ana.client)).map(({ kind }) => kind)).toEqual(["enrolment", "enrolment"]);
  });

  test("a person who is declined reads why, until they ask again", async () => {
    const ana = await ask("Ana");
    await world.ctx.database.delete(mails);
    await decide("decline", [ana.id], "Next term, please.");
    expect(await bell(ana.client)).toMatchObject([
      { kind: "request-answer", request: "declined", text: "Next term, please." },
    ]);
    const [mail] = await world.ctx.database.select().from(mails);
    expect(mail).toMatchObject({ subject: "Your request to join “Soil” was declined" });
    expect(mail?.text).toContain("Next term, please.");
    await ana.client.post(`/api/catalogue/courses/${course.id}/sign-up`, {});
    expect(await bell(ana.client)).toEqual([]);
  });
});

describe("somebody who is enrolled", () => {
  const enrolAndRead = async (email: string) => {
    await teacher.post(`/api/authoring/courses/${course.id}/students`, { text: email });
    await handle();
    const [mail] = await world.ctx.database.select().from(mails);
    return mail!;
  };

  test.each([
    [
      "en",
      "You have not signed in to Paso yet. If you sign in with a password and have none yet, choose it first",
    ],
    [
      "es",
      "Todavía no has iniciado sesión en Paso. Si entras con contraseña y aún no la tienes, elígela primero",
    ],
  ] as const)(
    "and has never signed in reads where to get a password (%s)",
    async (locale, hint) => {
      const { email } = await createPerson(world.ctx, { locale });
      const { text, html } = await enrolAndRead(email);
      expect(text).toContain(hint);
      expect(text).toContain("\n  https://learn.example.org/password/forgot");
      expect(html).toContain('href="https://learn.example.org/password/forgot"');
      expect(text).toContain(":\nhttps://learn.example.org/student\n");
    },
  );

  test("and has signed in is led to the course alone", async () => {
    const person = await createPerson(world.ctx);
    await world.as(person);
    const { subject, text } = await enrolAndRead(person.email);
    expect(subject).toBe("You can now take the course “Soil”");
    expect(text).not.toContain("/password/");
  });
});
