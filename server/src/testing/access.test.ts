import { api, type Endpoint } from "@paso/contract";
import { and, eq } from "drizzle-orm";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  answers,
  answerTallies,
  announcementComments,
  articleComments,
  opinionComments,
  PEOPLE_OPTION,
  presentations,
} from "../database/tables/index.ts";
import { rotateBadgeKey } from "../domains/diplomas/index.ts";
import { guardRequests } from "../platform/http/guard-requests.ts";
import { SessionCookie } from "../platform/http/session-cookie.ts";
import { signToken } from "../platform/signed-token.ts";
import {
  bodyFor,
  INVITED,
  isBodyOfCourse,
  PASSAGE_ID,
  type Places,
  unfitBodyFor,
} from "./access-bodies.ts";
import {
  type AccessRow,
  accessTable,
  courseLists,
  type Person,
  PEOPLE,
  type State,
  STATES,
} from "./access-table.ts";
import {
  assignStaff,
  attachFile,
  changeCourse,
  createCourse,
  createPerson,
  enrol,
  giveThumbnail,
  insertLibraryVideo,
  insertNotification,
  insertArticle,
  insertOpinion,
  openSignUp,
} from "./factories.ts";
import { insertAnnouncement } from "./insert-announcement.ts";
import { insertDiploma } from "./insert-diploma.ts";
import { listRoutes, withoutNames } from "./list-routes.ts";
import { insertJitsi, insertLiveClass } from "./live-classes.ts";
import { queueTestMail } from "./queue-test-mail.ts";
import { sample } from "./sample-sections.ts";
import { createWebFolder } from "./sample-web-folder.ts";
import { insertSurvey } from "./site-surveys.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";
import type { TestClient } from "./test-client.ts";

let world: TestApp;
let web: Awaited<ReturnType<typeof createWebFolder>>;
let people: Record<Exclude<Person, "guest">, { id: number }>;
let courses: Record<State, Places>;
/** A person who has never signed in. */
let invitedId: number;
/** A waiting mail. */
let mailId: number;
/** Turns the student's mails about likes off. */
let token: string;
let diploma: { id: number; number: string };
let badgeKeyId: number;
/** A survey of the site that asks all students. */
let surveyId: number;
/** A notification of the student. */
let notificationId: number;

const SCHEDULES: Record<State, Parameters<typeof changeCourse>[2]> = {
  draft: { status: "draft" },
  not_begun: { startsAt: new Date("2026-05-01T00:00:00Z") },
  running: {
    startsAt: new Date("2026-01-01T00:00:00Z"),
    endsAt: new Date("2026-12-31T00:00:00Z"),
  },
  ended: { endsAt: new Date("2026-02-01T00:00:00Z") },
};

beforeAll(async () => {
  web = await createWebFolder();
  // A stream that ends at once is a response like any other.
  world = await startTestApp({ webFolder: web.path, eventStreams: { life: 20 } });
  await insertJitsi(world.ctx);
  people = await createPeople();
  invitedId = (await createPerson(world.ctx, { email: INVITED })).id;
  mailId = await queueTestMail(world.ctx);
  token = await signToken(world.ctx, "unsubscribe", `${people.student.id}-like`);
  courses = {
    draft: await createTakenCourse(),
    not_begun: await createTakenCourse(),
    running: await createTakenCourse(),
    ended: await createTakenCourse(),
  };
  const told = { userId: people.student.id, courseId: courses.running.courseId };
  notificationId = (await insertNotification(world.ctx, told)).id;
  diploma = await insertDiploma(world.ctx, told);
  ({ id: badgeKeyId } = await rotateBadgeKey(world.ctx, null));
  surveyId = (await insertSurvey(world.ctx)).id;
  for (const state of STATES) {
    await changeCourse(world.ctx, { id: courses[state].courseId }, SCHEDULES[state]);
  }
  const elsewhere = await createCourse(world.ctx, { title: "Elsewhere", modules: [] });
  await assignStaff(world.ctx, people.colleague, elsewhere);
});

afterAll(async () => {
  await world.stop();
  await web.remove();
});

async function createPeople() {
  const { ctx } = world;
  return {
    stranger: await createPerson(ctx),
    student: await createPerson(ctx),
    peer: await createPerson(ctx),
    viewer: await createPerson(ctx, { role: "viewer" }),
    teacher: await createPerson(ctx, { role: "instructor" }),
    colleague: await createPerson(ctx, { role: "instructor" }),
    admin: await createPerson(ctx, { role: "admin" }),
    newcomer: await createPerson(ctx, { mustChangePassword: true }),
  };
}

/** A course that the student has taken up to its summary. */
async function createTakenCourse(): Promise<Places> {
  const { ctx } = world;
  const course = await createCourse(ctx, {
    modules: [
      {
        pages: [
          [
            sample.paragraph(),
            sample.video(),
            sample.radio(),
            sample.textarea(),
            sample.radioValidated({ finalQuiz: true }),
            sample.paragraph(),
            sample.summary(),
          ],
        ],
      },
      { pages: [[sample.paragraph()]] },
    ],
    survey: [sample.radio({ graphicType: "survey" })],
  });
  const page = course.pages[0]!;
  const workPage = course.pages[1]!;
  const surveyQuestionId = course.survey!.sectionIds[0]!;
  const [reading, video, poll, opinion, quiz, handout, summary] = page.sectionIds;
  await attachFile(ctx, handout!, { name: "plan.pdf", bytes: Buffer.from("%PDF") });
  await attachFile(ctx, workPage.sectionIds[0]!, { name: "plan.pdf", bytes: Buffer.from("%PDF") });
  await ctx.database
    .insert(answerTallies)
    .values({ sectionId: surveyQuestionId, optionId: PEOPLE_OPTION, slot: 0, count: 1 });
  await giveThumbnail(ctx, course, { name: "cover.png", bytes: Buffer.from("png") });
  await openSignUp(ctx, course, { way: "approval", isPublic: true });
  await assignStaff(ctx, people.teacher, course);
  for (const taker of [people.student, people.peer, people.newcomer]) {
    await enrol(ctx, taker, course);
  }
  const student = await world.as(people.student);
  const path = `/api/courses/page/${page.id}`;
  await student.post(`${path}/section/${reading}`);
  await student.post(`${path}/section/${video}`);
  for (const [question, answer] of [
    [poll, "0"],
    [opinion, "three words here"],
    [quiz, "0"],
  ] as const) {
    await student.post(`${path}/question/${question}`, { answer });
    await student.post(`${path}/section/${question}`);
  }
  const { status } = await student.post(`${path}/section/${handout}`);
  expect(status).toBe(200);
  return {
    opinions: await writeOpinions(opinion!),
    articles: await writeArticles(course.id),
    courseId: course.id,
    pageId: page.id,
    sections: {
      reading: reading!,
      video: video!,
      poll: poll!,
      opinion: opinion!,
      quiz: quiz!,
      handout: handout!,
      summary: summary!,
    },
    work: {
      moduleId: course.moduleIds[1]!,
      pageId: workPage.id,
      sectionId: workPage.sectionIds[0]!,
    },
    ...(await announce(course.id)),
    surveyQuestionId,
    live: await insertLiveClass(ctx, { courseId: course.id }),
    videoId: (await insertLibraryVideo(ctx, course.id)).id,
    classCode: await presentCourse(course.id),
  };
}

/** Presents a course as another person, and returns the code with which phones join. */
async function presentCourse(courseId: number): Promise<string> {
  const { database, clock } = world.ctx;
  const { id: presenterId } = await createPerson(world.ctx, { role: "admin" });
  const code = `${10_000 + courseId}`;
  const startedAt = clock.now();
  const expiresAt = new Date(startedAt.getTime() + 3_600_000);
  await database
    .insert(presentations)
    .values({ courseId, presenterId, code, startedAt, expiresAt });
  return code;
}

/** Adds a peer's opinion to the student's, each with a comment by both. */
async function writeOpinions(sectionId: number): Promise<Places["opinions"]> {
  const { database, clock } = world.ctx;
  const studentId = people.student.id;
  const { id: userId } = await createPerson(world.ctx);
  const [own] = await database
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.userId, studentId), eq(answers.sectionId, sectionId)));
  const words = { userId, sectionId, text: "another opinion" };
  const { id: opinionId } = await insertOpinion(world.ctx, words, { comments: 2 });
  const createdAt = clock.now();
  const [comment, reply] = await database
    .insert(opinionComments)
    .values([studentId, userId].map((id) => ({ userId: id, opinionId, text: "A word", createdAt })))
    .returning();
  return { own: own!.id, theirs: opinionId, comment: comment!.id, reply: reply!.id, studentId };
}

/** An article by the student and one by another person, each with a comment by both. */
async function writeArticles(courseId: number): Promise<Places["articles"]> {
  const { database, clock } = world.ctx;
  const studentId = people.student.id;
  const { id: userId } = await createPerson(world.ctx);
  const own = await insertArticle(world.ctx, { userId: studentId, courseId });
  const theirs = await insertArticle(world.ctx, { userId, courseId }, { comments: 2 });
  const said = { articleId: theirs.id, text: "A word", createdAt: clock.now() };
  const [comment, reply] = await database
    .insert(articleComments)
    .values([studentId, userId].map((id) => ({ userId: id, ...said })))
    .returning();
  return { own: own.id, theirs: theirs.id, comment: comment!.id, reply: reply!.id };
}

/** An announcement to the course, with comments by the student and by another person. */
async function announce(
  courseId: number,
): Promise<Pick<Places, "announcementId" | "announcementComments">> {
  const { database, clock } = world.ctx;
  const { id: otherId } = await createPerson(world.ctx);
  const open = { courseId, allowsComments: true, comments: 2 };
  const { id: announcementId } = await insertAnnouncement(world.ctx, open);
  const said = { announcementId, text: "A word", createdAt: clock.now() };
  const [comment, reply] = await database
    .insert(announcementComments)
    .values([people.student.id, otherId].map((userId) => ({ userId, ...said })))
    .returning();
  return { announcementId, announcementComments: { comment: comment!.id, reply: reply!.id } };
}

function addressOf({ path, about }: AccessRow, state: State): string {
  const { courseId, pageId, sections, work, surveyQuestionId, ...places } = courses[state];
  const { opinions, articles, videoId } = places;
  const isAnnounced = path.includes("/announcements/");
  const other = isAnnounced ? places.announcementComments : opinions;
  const posts = path.includes("/articles/") ? articles : other;
  const section =
    about === "survey" ? surveyQuestionId : sections[about as keyof Places["sections"]];
  const values: Record<string, string | number> = {
    courseId,
    moduleId: work.moduleId,
    pageId: about === "work" ? work.pageId : pageId,
    sectionId: section,
    questionId: section,
    opinionId: about === "own" ? opinions.own : opinions.theirs,
    articleId: about === "own" ? articles.own : articles.theirs,
    commentId: about === "reply" ? posts.reply : posts.comment,
    graphicType: "bar",
    format: "csv",
    fileName: "plan.pdf",
    table: "students",
    userId: about === "person" ? invitedId : 2_000_000_000,
    groupId: 2_000_000_000,
    passkeyId: 2_000_000_000,
    tokenId: 2_000_000_000,
    webhookId: 2_000_000_000,
    deliveryId: 2_000_000_000,
    provider: "none",
    providerId: 2_000_000_000,
    identityId: 2_000_000_000,
    invitationId: 2_000_000_000,
    code: about === "class" ? places.classCode : "NOCODE",
    key: "page:1",
    name: "a.js",
    mailId,
    notificationId,
    diplomaId: diploma.id,
    passageId: PASSAGE_ID,
    videoId,
    exportId: 2_000_000_000,
    scheduleId: 2_000_000_000,
    number: diploma.number,
    badgeFormat: "jwt",
    keyId: badgeKeyId,
    announcementId: about === "-" ? 2_000_000_000 : places.announcementId,
    surveyId: about === "asked" ? surveyId : 2_000_000_000,
    classId: courses[state].live.classId,
    occurrenceId: courses[state].live.occurrenceId,
    recordingId: 2_000_000_000,
    language: "en",
    kind: "comment",
    service: "zoom",
    token,
    jobId: 2_000_000_000,
    version: 2_000_000_000,
  };
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]));
  return path.endsWith("/page/:pageId/live") ? `${address}?questions=${section}` : address;
}

/** A fresh browser of this person, so that rows are independent of each other. */
async function browserOf(person: Person): Promise<TestClient> {
  if (person !== "guest") return world.as(people[person]);
  const visitor = world.visitor();
  await visitor.get("/api/session");
  return visitor;
}

interface Variation {
  method?: string;
  /** Sends a body that no call accepts. */
  unfit?: boolean;
  withoutToken?: boolean;
}

/** Makes the call of a row as every person in every state, and formats the statuses like the table. */
async function callAsEverybody(row: AccessRow, vary: Variation = {}) {
  const method = vary.method ?? row.method;
  const statuses: Record<string, Record<string, number>> = {};
  for (const person of PEOPLE) {
    statuses[person] = {};
    // Sequential calls about one course each, which do not affect each other.
    const client = await browserOf(person);
    for (const state of statesToCall(row)) {
      const fit = await bodyFor(world, row, courses[state]);
      const { body, form } = vary.unfit ? unfitBodyFor(row) : fit;
      const { status } = await client.send(method, addressOf(row, state), body, {
        ...form,
        withoutToken: vary.withoutToken ?? false,
      });
      statuses[person][state] = status;
    }
    for (const state of STATES) statuses[person][state] ??= statuses[person][STATES[0]]!;
  }
  return statuses;
}

/** All states, unless the call is identical in each of them. */
function statesToCall(row: AccessRow): readonly State[] {
  const addresses = new Set(STATES.map((state) => addressOf(row, state)));
  const isSame = addresses.size === 1 && !isBodyOfCourse(row);
  return isSame ? STATES.slice(0, 1) : STATES;
}

/** The expected statuses of a row, each mapped by a rule. */
function expectedBut(row: AccessRow, change: (status: number, person: Person) => number) {
  return Object.fromEntries(
    PEOPLE.map((person) => [
      person,
      Object.fromEntries(
        STATES.map((state) => [state, change(row.expected[person][state], person)]),
      ),
    ]),
  );
}

const named = accessTable.map((row) => [`${row.method} ${row.path}`, row] as const);
const unsafe = named.filter(([, { method }]) => method !== "GET");
const safe = named.filter(([, { method }]) => method === "GET");

test("the table and the router name the same routes", () => {
  expect(named.map(([name]) => withoutNames(name)).toSorted()).toEqual(listRoutes(world.app));
});

test("the API's description says of every call whether it needs a session", () => {
  const open = accessTable
    .filter(({ expected }) => STATES.some((state) => expected.guest[state] !== 401))
    .map(({ method, path }) => `${method} ${path}`);
  const described = Object.values<Endpoint>(api)
    .filter(({ isOpen }) => isOpen)
    .map(({ method, path }) => `${method} ${path}`);
  const known = new Set(
    Object.values<Endpoint>(api).map(({ method, path }) => `${method} ${path}`),
  );
  expect(described.toSorted()).toEqual(open.filter((name) => known.has(name)).toSorted());
});

describe("everyone gets the status in the table", () => {
  test.each(named)("%s", async (_, row) => {
    expect(await callAsEverybody(row)).toEqual(row.expected);
  });
});

describe("HEAD gets the status of GET", () => {
  test.each(safe)("%s", async (_, row) => {
    expect(await callAsEverybody(row, { method: "HEAD" })).toEqual(row.expected);
  });
});

describe("401 and a required password change come before a missing token (419), which comes before all else", () => {
  test.each(unsafe)("%s", async (_, row) => {
    const expected = expectedBut(row, (status, person) => {
      // People who see a course without taking it are refused only when it is loaded.
      // So is a teacher, if the role in the course decides: a colleague does not even see it.
      const byRole = person === "teacher" && row.expected.colleague.running === 404;
      const byRule = person === "newcomer" || (row.expected.stranger.running === 403 && !byRole);
      // Other programs call signed links, and SAML responses come from another site.
      if (["/unsubscribe/:token", "/login/saml/:provider"].includes(row.path)) return status;
      const refusedByRule = status === 401 || (status === 403 && byRule);
      return refusedByRule ? status : 419;
    });
    expect(await callAsEverybody(row, { withoutToken: true })).toEqual(expected);
  });
});

describe("what is not visible is refused before the body is validated", () => {
  test.each(unsafe)("%s", async (_, row) => {
    // Objects named in the body are unknown until it is read.
    const unread = row.about === "part" ? [200, 404, 409] : [200, 409];
    const expected = expectedBut(row, (status) => (unread.includes(status) ? 422 : status));
    expect(await callAsEverybody(row, { unfit: true })).toEqual(expected);
  });
});

test("the contract names every status in the table", () => {
  const endpoints = new Map(
    Object.values<Endpoint>(api).map((one) => [`${one.method} ${one.path}`, one]),
  );
  const always = [200, 401, 403, 415, 422];
  for (const [name, row] of named) {
    const endpoint = endpoints.get(name);
    if (!endpoint) continue;
    const statuses = PEOPLE.flatMap((person) => Object.values(row.expected[person]));
    const known = [...always, ...(endpoint.errors ?? [])];
    expect
      .soft(
        statuses.filter((status) => !known.includes(status)),
        name,
      )
      .toEqual([]);
  }
});

describe("courses are listed for those who may see them", () => {
  test.each(courseLists)("$path", async ({ path, expected }) => {
    const states = new Map(STATES.map((state) => [courses[state].courseId, state]));
    const found: Partial<Record<Person, (State | undefined)[]>> = {};
    for (const person of Object.keys(expected) as Person[]) {
      const client = await browserOf(person);
      const { body } = await client.get<{ courses: { id: number; title: string }[] }>(path);
      const known = body.courses.filter(({ title }) => title !== "Elsewhere");
      found[person] = known.map(({ id }) => states.get(id));
    }
    expect(found).toEqual(expected);
  });

  test("the home page says whether each course is running", async () => {
    const student = await world.as(people.student);
    const { body } = await student.get<{ courses: { id: number; state: State }[] }>(
      "/api/student/courses",
    );
    expect(body.courses.map(({ id, state }) => [id, state])).toEqual(
      (["not_begun", "running", "ended"] as const).map((state) => [courses[state].courseId, state]),
    );
  });

  test("the list with drafts names admins, for staff alone", async () => {
    const list = async (person: Person) => {
      const client = await browserOf(person);
      const { body } = await client.get<object>("/api/courses?ignoreStatus=true");
      return body;
    };
    expect(await list("admin")).toHaveProperty("is_admin", true);
    expect(await list("teacher")).toHaveProperty("is_admin", false);
    expect(await list("student")).not.toHaveProperty("is_admin");
  });
});

describe("taking part needs an enrolment, whatever one's role", () => {
  test("enrolled staff take the course like students, and no draft of it", async () => {
    const admin = await createPerson(world.ctx, { role: "admin" });
    for (const state of STATES) await enrol(world.ctx, admin, { id: courses[state].courseId });
    const client = await world.as(admin);
    const statuses = await Promise.all(
      STATES.map(async (state) => [
        state,
        (await client.get(`/api/courses/page/${courses[state].pageId}`)).status,
        (await client.get(`/api/student/courses/${courses[state].courseId}`)).status,
      ]),
    );
    expect(statuses).toEqual([
      ["draft", 404, 404],
      ["not_begun", 404, 404],
      ["running", 200, 200],
      ["ended", 404, 404],
    ]);
  });

  test("existing and missing objects are refused alike", async () => {
    const stranger = await world.as(people.stranger);
    for (const [, row] of named) {
      if (row.expected.stranger.running !== 404) continue;
      const { body } = await bodyFor(world, row, courses.running);
      const missing = row.path
        .replace(":graphicType", "bar")
        .replace(":fileName", "plan.pdf")
        .replaceAll(/:\w+/g, "2000000000");
      const hidden = await stranger.send(row.method, addressOf(row, "running"), body);
      const absent = await stranger.send(row.method, missing, body);
      expect.soft([hidden.status, hidden.text], row.path).toEqual([absent.status, absent.text]);
    }
  });
});

describe("nothing is allowed by default", () => {
  const guarded = (rules: Record<string, () => boolean>) => {
    const app = fastify();
    guardRequests(app, {
      policies: rules,
      cookie: new SessionCookie(true),
      findTokenHolder: async () => null,
      admitToken: async () => {},
      findPrincipal: async () => null,
      checkPrincipal: () => {},
      refuseWrongMethod: () => {},
    });
    return app;
  };

  test("a route without an action keeps the app from starting", () => {
    const app = guarded({ "course.read": () => true });
    expect(() => app.get("/forgotten", () => "open to all")).toThrow(
      "Route GET /forgotten has no action in the policy table.",
    );
  });

  test("a call that changes something and names a scope keeps the app from starting", () => {
    const app = guarded({ "course.write": () => true });
    const config = { action: "course.write", scope: "courses:read" } as const;
    expect(() => app.put("/changing", { config }, () => "changed")).toThrow(
      "Route /changing changes something, which no token may.",
    );
  });

  test.each(["course.wrote", "constructor", "__proto__"])(
    "an action without a rule (%s) keeps the app from starting",
    (action) => {
      const app = guarded({ "course.read": () => true });
      expect(() => app.get("/forgotten", { config: { action } }, () => "open to all")).toThrow(
        "Route GET /forgotten has no action in the policy table.",
      );
    },
  );
});
