import type { CourseResults, PageResults } from "@paso/contract";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  datedResults,
  enrolments,
  groups,
  sections,
  studentResults,
} from "../../database/tables/index.ts";
import {
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../testing/course-staff.ts";
import {
  assignStaff,
  changeCourse,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../testing/factories.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { answer, joinCourse, takePage } from "../../testing/take-course.ts";
import { deleteOldReadings } from "./dated/delete-old-readings.ts";
import { refreshDatedResultsJob } from "./dated/ensure-dated-results.ts";
import { refreshResultsJob } from "./refresh/ensure-results.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  course = await createCourse(world.ctx, {
    title: "Gardens",
    modules: [{ pages: [[sample.radioValidated(), sample.textarea({ min: 0, max: 0 })]] }],
    survey: [sample.radio()],
  });
  staff = await createCourseStaff(world, course);
});

const base = () => `/api/authoring/courses/${course.id}/results`;
const read = async (query = "") => (await staff.teacher.get<CourseResults>(base() + query)).body;
const readPage = async () =>
  (await staff.teacher.get<PageResults>(`${base()}/pages/${course.pages[0]!.id}`)).body;
const minutes = (count: number) => world.ctx.clock.sleep(count * 60_000);

describe("results", () => {
  test("are for staff of the course in every role", async () => {
    const pagePath = `${base()}/pages/${course.pages[0]!.id}`;
    for (const path of [base(), pagePath]) {
      expect(await statusesOf(staff, (client) => client.get(path))).toEqual(READERS);
    }
    for (const role of ["owner", "teacher", "assistant", "viewer"] as const) {
      const person = await createPerson(world.ctx, { role: "instructor" });
      await assignStaff(world.ctx, person, course, role);
      const client = await world.as(person);
      const mayEdit = role === "owner" || role === "teacher";
      expect((await client.get<CourseResults>(base())).body.may_edit).toBe(mayEdit);
      expect((await client.get<PageResults>(pagePath)).body.may_edit).toBe(mayEdit);
    }
  });

  test("refuse groups and pages of other courses, and what names no group", async () => {
    const other = await createCourse(world.ctx, { modules: [{ pages: [[]] }] });
    const group = await createGroup(world.ctx, other, "Elsewhere");
    expect((await staff.teacher.get(`${base()}?group=${group.id}`)).status).toBe(404);
    expect((await staff.teacher.get(`${base()}/pages/${other.pages[0]!.id}`)).status).toBe(404);
    expect((await staff.teacher.get(`${base()}/pages/${course.survey!.id}`)).status).toBe(404);
    expect((await staff.teacher.get(`${base()}/pages/x`)).status).toBe(404);
    const { status, error } = await staff.teacher.get(`${base()}?group=x`);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["group"]]);
  });

  test("name the groups, and which of them have ended", async () => {
    const spring = await createGroup(world.ctx, course, "Spring");
    const later = await createGroup(world.ctx, course, "Later");
    const ends = { [spring.id]: "2026-03-10T12:00:00Z", [later.id]: "2026-03-10T12:00:01Z" };
    for (const [id, end] of Object.entries(ends)) {
      const change = { endsAt: new Date(end) };
      await world.ctx.database
        .update(groups)
        .set(change)
        .where(eq(groups.id, Number(id)));
    }
    const { groups: named } = await read();
    expect(named.map(({ name, has_ended: hasEnded }) => [name, hasEnded])).toEqual([
      ["", false],
      ["Spring", true],
      ["Later", false],
    ]);
  });

  test("of a course that nobody has begun are all zero", async () => {
    const body = await read();
    expect(body).toMatchObject({
      course: { title: "Gardens" },
      students: { all: 0 },
      issues: [],
      pages: [{ begun: 0, finished: 0, loss: null, sections: 2 }],
      refreshing: false,
    });
    expect(body.as_of).toBe("2026-03-10T12:00:00.000Z");
  });

  test("are what students did through the course", async () => {
    for (const value of ["0", "1", "1", "1", "1"]) {
      await takePage(await joinCourse(world, course), course.pages[0]!, [value, "Words"]);
    }
    await answer(await joinCourse(world, course), course.pages[0]!, 0, "0");
    const { students, pages, issues } = await read();
    expect(students).toEqual({ all: 6, active: 6, finished: 5, stuck: 0 });
    expect(pages).toMatchObject([{ begun: 6, finished: 5 }]);
    expect(issues).toMatchObject([
      {
        kind: "hard",
        answers: 6,
        right: 2,
        favourite: { text: "Option 2", people: 4 },
        left_out: null,
        place: { page: { title: "Page 1", module_title: "Module 1" }, section: { step: 1 } },
      },
      { kind: "without_reply", texts: 5, without_reply: 5 },
    ]);
    const [question, words] = (await readPage()).sections;
    expect(question).toMatchObject({ reached: 6, finished: 5, standing: 1, left: 0 });
    expect(question?.question).toMatchObject({ type: "checked", answers: 6, facility: 2 / 6 });
    expect(words?.question).toMatchObject({ type: "texts", answers: 5, published: 5 });
  });

  test("name the right option that most left out, where that is the commoner mistake", async () => {
    course = await createCourse(world.ctx, {
      modules: [{ pages: [[sample.selectMultipleValidated()]] }],
    });
    staff = await createCourseStaff(world, course);
    for (const chosen of [[0], [0], [0], [0, 1], [0, 2]]) {
      const value = chosen.map((index) => `${index}[answer]`).join("");
      await answer(await joinCourse(world, course), course.pages[0]!, 0, value);
    }
    expect((await read()).issues).toMatchObject([
      {
        kind: "hard",
        answers: 5,
        right: 1,
        favourite: { text: "Option 2", people: 1 },
        left_out: { text: "Option 3", people: 4 },
      },
    ]);
  });

  test("name who left after a week, and where", async () => {
    for (let joined = 0; joined < 5; joined += 1) {
      const student = await joinCourse(world, course);
      await takePage(student, { ...course.pages[0]! }, ["0"]);
    }
    await minutes(8 * 24 * 60);
    // Sessions do not last that long.
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const { students, issues, pages } = (await admin.get<CourseResults>(base())).body;
    expect(students).toMatchObject({ all: 5, active: 0, stuck: 5 });
    expect(pages[0]?.loss).toMatchObject({ step: 2, people: 5 });
    expect(issues).toMatchObject([
      { kind: "left", reached: 5, left: 5, place: { section: { step: 2 } } },
    ]);
  });
});

describe("figures that are kept", () => {
  test("of a small course are counted anew once somebody took a step, or a minute is over", async () => {
    await answer(await joinCourse(world, course), course.pages[0]!, 0, "0");
    const first = await readPage();
    expect(first.sections[0]).toMatchObject({ reached: 1 });
    await minutes(0.5);
    expect((await readPage()).as_of).toBe(first.as_of);
    await answer(await joinCourse(world, course), course.pages[0]!, 0, "0");
    expect(await readPage()).toMatchObject({
      as_of: "2026-03-10T12:00:30.000Z",
      sections: [{ reached: 2 }, {}],
    });
    await minutes(2);
    expect((await readPage()).as_of).toBe("2026-03-10T12:02:30.000Z");
  });

  test("forget sections that were removed, people who left, and staff", async () => {
    const person = await createPerson(world.ctx);
    await enrol(world.ctx, person, course);
    await answer(await world.as(person), course.pages[0]!, 0, "0");
    await answer(await joinCourse(world, course), course.pages[0]!, 0, "0");
    expect((await readPage()).sections[0]?.question).toMatchObject({ answers: 2 });
    await world.ctx.database
      .delete(enrolments)
      .where(and(eq(enrolments.userId, person.id), eq(enrolments.courseId, course.id)));
    await world.ctx.database
      .update(sections)
      .set({ deletedAt: world.clock.now() })
      .where(eq(sections.id, course.pages[0]!.sectionIds[1]!));
    await changeCourse(world.ctx, course, {});
    await minutes(2);
    const { sections: left } = await readPage();
    expect(left).toHaveLength(1);
    expect(left[0]?.question).toMatchObject({ answers: 1 });
    const scores = await world.ctx.database
      .select()
      .from(studentResults)
      .where(eq(studentResults.courseId, course.id));
    expect(scores).toHaveLength(1);
  });

  test("of a large course are counted by a job, while the earlier ones are shown", async () => {
    await answer(await joinCourse(world, course), course.pages[0]!, 0, "0");
    await world.ctx.database.execute(sql`
      with made as (
        insert into users (email, first_name, last_name, role, password_hash)
        select 'many-' || n || '@example.org', 'Many', n::text, 'student', 'none'
        from generate_series(1, 26000) n returning id)
      insert into enrolments (user_id, course_id, group_id)
      select made.id, ${course.id}, g.id from made, groups g where g.course_id = ${course.id}`);
    expect(await read()).toMatchObject({
      as_of: null,
      refreshing: true,
      students: { all: 26_001 },
    });
    expect(await read()).toMatchObject({ as_of: null, refreshing: true });
    const { rows } = await world.ctx.database.execute<{ key: string; priority: number }>(
      sql`select key, priority from graphile_worker.jobs where key = ${`results:${course.id}`}`,
    );
    expect(rows).toEqual([{ key: `results:${course.id}`, priority: 10 }]);
    await refreshResultsJob.run(world.ctx, { courseId: course.id });
    expect(await read()).toMatchObject({ refreshing: false, pages: [{ begun: 1 }] });
    await answer(await joinCourse(world, course), course.pages[0]!, 0, "0");
    await minutes(0.5);
    expect(await read()).toMatchObject({ refreshing: false, pages: [{ begun: 1 }] });
    await minutes(1);
    expect(await read()).toMatchObject({ refreshing: true, pages: [{ begun: 1 }] });
    await refreshResultsJob.run(world.ctx, { courseId: course.id });
    expect(await read()).toMatchObject({ refreshing: false, pages: [{ begun: 2 }] });
  });
});

/** A person who joined on that day and answered the first question. */
async function joinOn(day: string, value: string): Promise<void> {
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course);
  await world.ctx.database
    .update(enrolments)
    .set({ enrolledAt: new Date(day) })
    .where(and(eq(enrolments.userId, person.id), eq(enrolments.courseId, course.id)));
  await answer(await world.as(person), course.pages[0]!, 0, value);
}

describe("results by dates", () => {
  const of = async (query: string) => {
    const page = `${base()}/pages/${course.pages[0]!.id}${query}`;
    const { body } = await staff.teacher.get<PageResults>(page);
    return body.sections[0]?.question;
  };

  test("are of those who joined on these days of the site's calendar", async () => {
    world.ctx.site.timeZone = "America/Bogota";
    await joinOn("2026-03-01T04:59:59Z", "0");
    await joinOn("2026-03-01T05:00:00Z", "1");
    await joinOn("2026-03-03T04:59:59Z", "0");
    await joinOn("2026-03-03T05:00:00Z", "1");
    expect(await of("?from=2026-03-01&to=2026-03-02")).toMatchObject({ answers: 2, right: 1 });
    expect(await of("?to=2026-02-28")).toMatchObject({ answers: 1, right: 1 });
    expect(await of("?from=2026-03-01")).toMatchObject({ answers: 3, right: 1 });
    expect(await read("?from=2026-03-03&to=2026-03-03")).toMatchObject({
      students: { all: 1 },
      pages: [{ begun: 1 }],
      refreshing: false,
    });
    world.ctx.site.timeZone = "UTC";
  });

  test("are one or the other, the right way round, and dates that exist", async () => {
    const group = await createGroup(world.ctx, course, "Evening");
    const refusals = [
      [`?group=${group.id}&from=2026-03-01`, "group"],
      ["?from=2026-03-02&to=2026-03-01", "to"],
      ["?from=2026-02-30", "from"],
      ["?to=9999-12-31", "to"],
      ["?to=yesterday", "to"],
    ] as const;
    const addresses = [
      "/results",
      `/results/pages/${course.pages[0]!.id}`,
      "/results/students",
      "/results-grades",
      "/results-export/answers/csv",
    ];
    for (const [query, field] of refusals) {
      for (const address of addresses) {
        const path = `/api/authoring/courses/${course.id}${address}${query}`;
        const { status, error } = await staff.teacher.get(path);
        expect([path, status, Object.keys(error.errors ?? {})]).toEqual([path, 422, [field]]);
      }
    }
  });

  test("reach the list of students, whom an issue is about, and every export", async () => {
    for (const day of ["2026-02-01", "2026-03-01", "2026-03-02"])
      await joinOn(`${day}T12:00Z`, "1");
    const query = "?from=2026-03-01&to=2026-03-31";
    const list = `${base()}/students${query}`;
    expect((await staff.teacher.get(list)).body).toMatchObject({ total: 2 });
    const [asked] = course.pages[0]!.sectionIds;
    const wrong = `${list}&issue=hard&section=${asked!}`;
    expect((await staff.teacher.get(wrong)).body).toMatchObject({ total: 2 });
    const written = await staff.teacher.post(
      `/api/authoring/courses/${course.id}/results-messages`,
      { issue: "hard", section_id: asked, from: "2026-03-02" },
    );
    expect(written.body).toMatchObject({ people: 1 });
    for (const [table, rows] of Object.entries({ students: 2, answers: 2, grades: 2, moodle: 2 })) {
      const path = `/api/authoring/courses/${course.id}/results-export/${table}/csv${query}`;
      const { status, text } = await staff.teacher.get(path);
      expect([table, status, text.trim().split("\n").length]).toEqual([table, 200, rows + 1]);
    }
    const { text } = await staff.teacher.get(
      `/api/authoring/courses/${course.id}/results-export/questions/csv${query}`,
    );
    expect(text).toMatch(/Option 2,no,2,/);
  });

  test("follow each step of a small course, and are kept for the latest few ranges", async () => {
    await joinOn("2026-03-01T12:00Z", "1");
    expect(await of("?from=2026-03-01")).toMatchObject({ answers: 1 });
    await joinOn("2026-03-02T12:00Z", "0");
    expect(await of("?from=2026-03-01")).toMatchObject({ answers: 2 });
    for (let day = 1; day <= 25; day += 1) {
      await minutes(0.01);
      await of(`?to=2026-02-${String(day).padStart(2, "0")}`);
    }
    const kept = () =>
      world.ctx.database.$count(datedResults, eq(datedResults.courseId, course.id));
    expect(await kept()).toBe(20);
    await minutes(8 * 24 * 60);
    await deleteOldReadings(world.ctx);
    expect(await kept()).toBe(0);
  });

  test("of few people in a large course are counted at once, of many by a job", async () => {
    await joinOn("2026-02-20T12:00Z", "0");
    await joinOn("2026-03-01T12:00Z", "1");
    await world.ctx.database.execute(sql`
      with made as (
        insert into users (email, first_name, last_name, role, password_hash)
        select 'dated-' || n || '@example.org', 'Many', n::text, 'student', 'none'
        from generate_series(1, 26000) n returning id)
      insert into enrolments (user_id, course_id, group_id, enrolled_at)
      select made.id, ${course.id}, g.id, '2026-03-01T12:00Z' from made, groups g
      where g.course_id = ${course.id}`);
    const [few, many] = ["?to=2026-02-28", "?from=2026-03-01"];
    const path = `/api/authoring/courses/${course.id}/results-export/questions/csv${many}`;
    expect((await staff.teacher.get(path)).error.code).toBe("not_counted");
    expect(await read(few)).toMatchObject({ as_of: null, refreshing: true, students: { all: 1 } });
    expect(await read(many)).toMatchObject({ as_of: null, refreshing: true });
    const payload = { courseId: course.id, from: "2026-03-01T00:00:00.000Z", before: null };
    const { rows } = await world.ctx.database.execute<{ payload: unknown }>(sql`
      select payload from graphile_worker._private_jobs where key = ${`dated-results:${course.id}`}`);
    expect(rows).toEqual([{ payload }]);
    await refreshDatedResultsJob.run(world.ctx, payload);
    expect(await read(many)).toMatchObject({ refreshing: false, pages: [{ begun: 1 }] });
    expect(await read(few)).toMatchObject({ refreshing: false, pages: [{ begun: 1 }] });
    expect((await staff.teacher.get(path)).status).toBe(200);
  });
});
