import type { PersonDetails, SitePeople, SitePerson } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { mails, sessions, users } from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createGroup,
  createPerson,
  enrol,
} from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;
let self: { id: number };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(users);
  self = await createPerson(world.ctx, {
    role: "admin",
    email: "root@example.org",
    firstName: "Zoe",
    lastName: "Zimmer",
  });
  admin = await world.as(self);
});

const list = async (query = "") => (await admin.get<SitePeople>(`/api/admin/people${query}`)).body;
const emails = async (query: string) =>
  (await list(query)).people.map(({ email }) => email.split("@")[0]);

/** A student last seen at an instant; null for never. */
const person = (name: string, lastSeenAt: string | null = null, more = {}) => {
  const [firstName = "", ...others] = name.split(" ");
  return createPerson(world.ctx, {
    firstName,
    lastName: others.join(" "),
    email: `${firstName.toLowerCase()}@example.org`,
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt),
    ...more,
  });
};

describe("GET /api/admin/people", () => {
  test("lists everybody by last name, whatever its accents and case", async () => {
    await person("Ana Álvarez", "2026-03-09T10:00:00Z");
    await person("Bo de Vries");
    await person("Cai Alba");
    const { people, total, next_cursor: next } = await list();
    expect(people.map(({ first_name: name }) => name)).toEqual(["Cai", "Ana", "Bo", "Zoe"]);
    expect([total, next]).toEqual([4, null]);
    expect(people[1]).toEqual({
      id: expect.any(Number),
      first_name: "Ana",
      last_name: "Álvarez",
      email: "ana@example.org",
      avatar: null,
      role: "student",
      state: "active",
      must_change_password: false,
      has_second_factor: false,
      invited_at: null,
      last_seen: "2026-03-09T10:00",
      leaving_at: null,
      mail_failure: null,
    });
  });

  test("finds parts of names and addresses, whatever their accents and case", async () => {
    await person("Ana Álvarez");
    await person("Bo de Vries");
    await person("Chloë Müller", null, { email: "Chef.MUELLER@example.org" });
    expect(await emails("?q=alvarez")).toEqual(["ana"]);
    expect(await emails("?q=%C3%81LV%20an")).toEqual(["ana"]);
    expect(await emails("?q=vries%20bo")).toEqual(["bo"]);
    expect(await emails("?q=CHLOE")).toEqual(["Chef.MUELLER"]);
    expect(await emails("?q=chef.mueller")).toEqual(["Chef.MUELLER"]);
    expect(await emails("?q=%25")).toEqual([]);
  });

  test("shows one role, one state, or who was here or not", async () => {
    await person("Active One", "2026-03-09T10:00:00Z");
    await person("Old Two", "2026-01-01T10:00:00Z", { role: "viewer" });
    await person("New Three");
    await person("Off Four", "2026-03-09T10:00:00Z", { disabledAt: new Date() });
    await person("Due Five", "2026-03-10T10:00:00Z", { mustChangePassword: true });
    expect(await emails("?role=viewer")).toEqual(["old"]);
    expect(await emails("?state=active")).toEqual(["due", "active", "old", "root"]);
    expect(await emails("?state=new")).toEqual(["new"]);
    expect(await emails("?state=disabled")).toEqual(["off"]);
    expect(await emails("?state=must_change_password")).toEqual(["due"]);
    expect(await emails("?seen_within=2")).toEqual(["due", "off", "active", "root"]);
    expect(await emails("?unseen_for=30")).toEqual(["new", "old"]);
    expect(await emails("?unseen_for=30&state=active")).toEqual(["old"]);
    const { people, total } = await list("?state=active&limit=1");
    expect([people.length, total]).toEqual([1, 4]);
  });

  test("shows who takes a course or works on it, and who is in a group", async () => {
    const course = await createCourse(world.ctx, { modules: [] });
    const other = await createCourse(world.ctx, { modules: [] });
    const group = await createGroup(world.ctx, course, "Evening");
    await enrol(world.ctx, await person("In Default"), course);
    await enrol(world.ctx, await person("In2 Evening"), course, group);
    await enrol(world.ctx, await person("Elsewhere Other"), other);
    await assignStaff(world.ctx, await person("Staff Member"), course);
    expect(await emails(`?course=${course.id}`)).toEqual(["in", "in2", "staff"]);
    expect(await emails(`?course=${course.id}&group=${group.id}`)).toEqual(["in2"]);
    expect(await emails(`?course=2000000000`)).toEqual([]);
  });

  test("goes on where a part ended, also past people with the same name", async () => {
    for (const letter of ["a", "b", "c", "d"]) {
      await person("Same Name", null, { email: `${letter}@example.org` });
    }
    const first = await list("?limit=3");
    await person("Aaron Aaronson");
    const second = await list(`?limit=3&cursor=${first.next_cursor}`);
    expect([...first.people, ...second.people].map(({ email }) => email)).toEqual([
      "a@example.org",
      "b@example.org",
      "c@example.org",
      "d@example.org",
      "root@example.org",
    ]);
    expect(second.next_cursor).toBeNull();
  });

  test.each(["role=teacher", "state=gone", "course=0", "unseen_for=0", "seen_within=x", "page=2"])(
    "422 for ?%s",
    async (query) => {
      expect((await admin.get(`/api/admin/people?${query}`)).status).toBe(422);
    },
  );
});

describe("GET /api/admin/people/export/{format}", () => {
  const csv = async (query = "", locale: "en" | "es" = "en") => {
    const { text, status } = await admin.get(`/api/admin/people/export/csv${query}`, {
      headers: { "accept-language": locale },
    });
    expect(status).toBe(200);
    return text.replace("\uFEFF", "").trimEnd().split("\r\n");
  };

  test("has those whom the filter leaves, by last name, as the API names what they are", async () => {
    await person("Ana Álvarez", "2026-03-09T10:00:00Z", { locale: "es", role: "instructor" });
    await person("=Bo de Vries", null, { invitedAt: new Date("2026-03-01T08:00:00Z") });
    expect(await csv("?q=v")).toEqual([
      "Last name,First name,E-mail,Role,State,Language,Invited,Last here",
      "Álvarez,Ana,ana@example.org,instructor,active,es,,2026-03-09 10:00",
      `de Vries,"'=Bo","'=bo@example.org",student,new,,2026-03-01 08:00,`,
    ]);
    expect(await csv("?role=viewer")).toHaveLength(1);
    expect((await admin.get("/api/admin/people/export/csv?role=king")).status).toBe(422);
  });

  test("is written for the reader's spreadsheet program, and is a workbook, too", async () => {
    const [head] = await csv("", "es");
    expect(head).toMatch(/^Apellidos;Nombre;Correo electrónico;Rol;/);
    const file = await admin.get("/api/admin/people/export/xlsx");
    expect(file.headers["content-disposition"]).toContain("filename=People.xlsx");
    expect((await admin.get("/api/admin/people/export/pdf")).status).toBe(404);
  });

  test("has everybody, however many parts they are read in", async () => {
    await world.ctx.database.insert(users).values(
      Array.from({ length: 1_001 }, (_, index) => ({
        email: `p${index}@example.org`,
        firstName: "P",
        lastName: String(index),
        role: "student" as const,
        passwordHash: "none",
      })),
    );
    const rows = (await csv("?role=student")).slice(1);
    expect(new Set(rows.map((row) => row.split(",")[2])).size).toBe(1_001);
  });
});

describe("GET /api/admin/people/:userId", () => {
  test("shows a person's courses", async () => {
    const someone = await person("Ana Ruiz", null, { createdAt: new Date("2026-02-01T08:00:00Z") });
    const course = await createCourse(world.ctx, { title: "Soil", modules: [] });
    const gone = await createCourse(world.ctx, { modules: [], deletedAt: new Date() });
    const led = await createCourse(world.ctx, { title: "Water", modules: [] });
    const group = await createGroup(world.ctx, course, "Evening");
    await enrol(world.ctx, someone, course, group);
    await enrol(world.ctx, someone, gone);
    await assignStaff(world.ctx, someone, led, "owner");
    const { body } = await admin.get<PersonDetails>(`/api/admin/people/${someone.id}`);
    expect(body).toEqual({
      person: expect.objectContaining({ id: someone.id, state: "new", last_seen: null }),
      created_at: "2026-02-01T08:00",
      enrolments: [
        {
          course: { id: course.id, title: "Soil" },
          group: "Evening",
          enrolled_at: expect.any(String),
          finished_at: null,
        },
      ],
      staff_of: [{ course: { id: led.id, title: "Water" }, role: "owner" }],
    });
  });

  test("404 for nobody", async () => {
    expect((await admin.get("/api/admin/people/2000000000")).status).toBe(404);
  });
});

describe("POST /api/admin/people", () => {
  const ADA = {
    first_name: "Ada",
    last_name: "Byron",
    email: "ada@example.org",
    role: "instructor",
    locale: "es",
    password: null as string | null,
  };
  const create = (more = {}) => admin.post<SitePerson>("/api/admin/people", { ...ADA, ...more });

  test("without a password, the person is invited in their language", async () => {
    const { status, body } = await create();
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        email: "ada@example.org",
        role: "instructor",
        state: "new",
        invited_at: "2026-03-10T12:00",
        must_change_password: false,
      }),
    ]);
    const [mail] = await world.ctx.database.select().from(mails);
    expect(mail).toMatchObject({
      kind: "invitation",
      userId: body.id,
      recipient: "ada@example.org",
      locale: "es",
      subject: "Tu invitación a Paso",
    });
    expect(mail!.text).toContain("https://learn.example.org/password/reset?welcome#{{secret}}");
  });

  test("with a password, the person has to change it, and no mail is sent", async () => {
    const { body } = await create({ password: "a rather good one" });
    expect(body).toMatchObject({ state: "new", must_change_password: true, invited_at: null });
    expect(await world.ctx.database.$count(mails)).toBe(0);
    const visitor = world.visitor();
    await visitor.get("/api/session");
    const signedIn = await visitor.post<{ redirect_to: string }>("/api/session", {
      email: "ada@example.org",
      password: "a rather good one",
    });
    expect(signedIn.body.redirect_to).toBe("/account/password");
    expect((await visitor.get("/api/courses")).error.code).toBe("must_change_password");
  });

  test("422 beside the field", async () => {
    await create();
    const refused = async (more: object) => (await create(more)).error.errors;
    expect(await refused({ email: "ADA@example.org" })).toEqual({
      email: ["This address has an account already."],
    });
    expect(await refused({ email: "ada@example", first_name: " " })).toEqual({
      email: ["This is not an e-mail address."],
      first_name: ["This field is required."],
    });
    expect(await refused({ email: "new@example.org", password: "short" })).toEqual({
      password: ["Use at least 10 characters."],
    });
    expect(await refused({ email: "new@example.org", password: "password123" })).toEqual({
      password: ["This password is one of the most used. Choose another one."],
    });
    expect(await world.ctx.database.$count(users)).toBe(2);
  });

  test("one address makes one account, however often it is sent at once", async () => {
    const responses = await Promise.all([create(), create(), create()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await world.ctx.database.$count(mails)).toBe(1);
  });
});

test("signing in and using the site is noted as having been here", async () => {
  const someone = await person("Ana Ruiz");
  const browser = await world.as(someone);
  const seen = async () => (await list("?q=ruiz")).people[0]?.last_seen;
  expect(await seen()).toBe("2026-03-10T12:00");
  world.clock.moveTo("2026-03-10T12:20:00Z");
  await browser.get("/api/courses");
  expect(await seen()).toBe("2026-03-10T12:20");
  await world.ctx.database.delete(sessions).where(eq(sessions.userId, someone.id));
  expect(await seen()).toBe("2026-03-10T12:20");
});
