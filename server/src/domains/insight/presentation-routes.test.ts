import type { ClassChange, ClassView, Presentation, PresentedQuestion } from "@paso/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
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
import { followStream, type FollowedStream } from "../../testing/follow-stream.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { answer, answerAgain, finish, joinCourse } from "../../testing/take-course.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { readTallies } from "../learning/index.ts";

const BEGAN = "2026-03-10T12:00:00Z";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
const left: (() => unknown)[] = [];

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo(BEGAN);
  course = await createCourse(world.ctx, {
    title: "Gardens",
    modules: [
      { pages: [[sample.paragraph(), sample.radioValidated(), sample.radio()]] },
      { pages: [[sample.radio({ twoRounds: true }), sample.textarea()]] },
    ],
    survey: [sample.radio()],
  });
  staff = await createCourseStaff(world, course);
});
afterEach(() => {
  for (const leave of left.splice(0)) leave();
});

const page = (index: number) => course.pages[index]!;
const checked = () => page(0).sectionIds[1]!;
const poll = () => page(0).sectionIds[2]!;
const twice = () => page(1).sectionIds[0]!;

const hold = () => `/api/authoring/courses/${course.id}/presentation`;
const start = (client = staff.teacher) => client.post<Presentation>(hold());
type Step = [state: string, round?: number];
const ask = (section: number, [state, round = 1]: Step, client = staff.teacher) =>
  client.send<Presentation>("PUT", `${hold()}/question`, { section_id: section, state, round });
const present = async (section: number) =>
  (
    await staff.teacher.get<PresentedQuestion>(
      `/api/authoring/courses/${course.id}/present?section=${section}`,
    )
  ).body;

/** Starts, and opens a question. */
async function open(section: number): Promise<string> {
  const { body } = await start();
  await ask(section, ["open"]);
  return body.code;
}

const read = (client: TestClient, code: string) => client.get<ClassView>(`/api/class/${code}`);
const join = (client: TestClient, code: string) => client.post<ClassView>(`/api/class/${code}`);
const tell = (
  client: TestClient,
  code: string,
  [section, value, round = 1]: [section: number, value: unknown, round?: number],
) =>
  client.post<ClassView>(`/api/class/${code}/answer`, {
    section_id: section,
    answer: value,
    round,
  });

async function joinMany(people: number): Promise<TestClient[]> {
  const students: TestClient[] = [];
  for (let made = 0; made < people; made += 1) students.push(await joinCourse(world, course));
  return students;
}

describe("who presents", () => {
  test("lets phones in where they moderate the course, and goes on with the same code", async () => {
    expect(await statusesOf(staff, start)).toEqual(AUTHORS);
    const { body } = await start();
    expect(body).toMatchObject({ join_path: `/class/${body.code}`, people: 0, asked: null });
    expect(body.code).toMatch(/^\d{5}$/);
    world.clock.moveTo("2026-03-10T14:00:00Z");
    const again = await start();
    expect(again.body).toEqual({ ...body, expires_at: "2026-03-10T17:00:00.000Z" });
    expect((await present(poll())).presentation?.code).toBe(body.code);
  });

  test.each([
    ["owner", 200],
    ["teacher", 200],
    ["assistant", 200],
    ["viewer", 403],
  ] as const)("as %s of the course gets %i", async (role, status) => {
    const person = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, person, course, role);
    const client = await world.as(person);
    expect((await start(client)).status).toBe(status);
    const { body } = await client.get<PresentedQuestion>(
      `/api/authoring/courses/${course.id}/present`,
    );
    expect(body.may_open).toBe(status === 200);
  });

  test("two at once have a code of their own, and see theirs alone", async () => {
    const [one, other] = [await start(), await start(staff.admin)];
    expect(one.body.code).not.toBe(other.body.code);
    await ask(poll(), ["open"]);
    const student = await joinCourse(world, course);
    expect((await join(student, one.body.code)).body.asked?.section.id).toBe(poll());
    expect((await join(student, other.body.code)).body.asked).toBeNull();
    expect((await present(poll())).presentation?.people).toBe(1);
  });

  test("many starts at once are one", async () => {
    const codes = await Promise.all(
      Array.from({ length: 8 }, async () => (await start()).body.code),
    );
    expect(new Set(codes).size).toBe(1);
  });

  test("only opens what is a question of choices of the course, in a round that it has", async () => {
    expect(await statusesOf(staff, (client) => ask(poll(), ["open"], client))).toEqual({
      ...AUTHORS,
      admin: 409,
      teacher: 409,
    });
    await start();
    for (const section of [
      page(0).sectionIds[0]!,
      page(1).sectionIds[1]!,
      course.survey!.sectionIds[0]!,
      2_000_000,
    ]) {
      const { status, error } = await ask(section, ["open"]);
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["section_id"]]);
    }
    const second = await ask(poll(), ["open", 2]);
    expect([second.status, Object.keys(second.error.errors ?? {})]).toEqual([422, ["round"]]);
    const unknown = await ask(poll(), ["hidden", 3]);
    expect([unknown.status, Object.keys(unknown.error.errors ?? {})]).toEqual([
      422,
      ["state", "round"],
    ]);
  });

  test("does not open what takes no answers", async () => {
    await start();
    await changeCourse(world.ctx, course, { endsAt: new Date("2026-02-01T00:00:00Z") });
    expect((await ask(poll(), ["open"])).error.code).toBe("course_closed");
    expect((await ask(poll(), ["shown"])).status).toBe(200);
  });

  test("ends it, and then nobody gets in; another one has another code", async () => {
    const code = await open(poll());
    const [student] = await joinMany(1);
    expect(await statusesOf(staff, (client) => client.send("DELETE", hold()))).toEqual(AUTHORS);
    expect((await read(student!, code)).body).toMatchObject({ ended: true, asked: null });
    expect((await tell(student!, code, [poll(), "0"])).error.code).toBe("question_closed");
    expect((await ask(poll(), ["open"])).error.code).toBe("presentation_ended");
    expect((await present(poll())).presentation).toBeNull();
    expect((await start()).body.code).not.toBe(code);
    expect((await read(student!, code)).status).toBe(404);
  });

  test("leaves nothing open: a question closes after a quarter of an hour, all after three hours", async () => {
    const code = await open(twice());
    const [student] = await joinMany(1);
    const state = async () => (await read(student!, code)).body.asked?.state;
    world.clock.moveTo("2026-03-10T12:14:59Z");
    expect(await state()).toBe("open");
    world.clock.moveTo("2026-03-10T12:15:00Z");
    expect(await state()).toBe("talk");
    expect((await tell(student!, code, [twice(), "0"])).error.code).toBe("question_closed");
    await ask(twice(), ["open", 2]);
    world.clock.moveTo("2026-03-10T12:30:00Z");
    expect(await state()).toBe("shown");
    world.clock.moveTo("2026-03-10T15:15:00Z");
    expect((await read(student!, code)).body.ended).toBe(true);
    expect((await present(poll())).presentation).toBeNull();
  });

  test("opening again what is open does not put its end off", async () => {
    await open(poll());
    world.clock.moveTo("2026-03-10T12:10:00Z");
    expect((await ask(poll(), ["open"])).body.asked?.closes_at).toBe("2026-03-10T12:15:00.000Z");
  });

  test("sees on a stream who comes in and who answers", async () => {
    const code = await open(poll());
    const stream: FollowedStream<PresentedQuestion> = await followStream(
      world.app,
      staff.teacher,
      `/api/authoring/courses/${course.id}/present/live?section=${poll()}`,
    );
    left.push(() => stream.leave());
    await stream.until(({ presentation }) => presentation?.people === 0);
    const [student] = await joinMany(1);
    await join(student!, code);
    await stream.until(({ presentation }) => presentation?.people === 1);
    await tell(student!, code, [poll(), "0"]);
    const { answers, presentation } = await stream.until((event) => event.answers === 1);
    expect([answers, presentation?.asked?.answers]).toEqual([1, 1]);
  });
});

describe("a student in class", () => {
  test("comes in with the code of a course that they take, and nobody else does", async () => {
    const code = await open(poll());
    for (const call of [read, join]) {
      expect(await statusesOf(staff, (client) => call(client, code))).toEqual({
        admin: 403,
        teacher: 403,
        colleague: 404,
        viewer: 403,
        student: 404,
        guest: 401,
      });
    }
    const [student] = await joinMany(1);
    expect((await join(student!, code)).body.course.title).toBe("Gardens");
    expect((await read(student!, "12")).status).toBe(404);
    const before = { section_id: 0, answer: null, round: 9 };
    const unfit = await student!.post(`/api/class/${code}/answer`, before);
    expect([unfit.status, Object.keys(unfit.error.errors ?? {})]).toEqual([
      422,
      ["section_id", "answer", "round"],
    ]);
    expect((await student!.post("/api/class/12/answer", before)).status).toBe(404);
  });

  test("answers what their way has come to as on the page", async () => {
    const code = await open(checked());
    const [student] = await joinMany(1);
    await finish(student!, page(0), 0);
    const { body } = await tell(student!, code, [checked(), "1"]);
    expect(body.asked).toMatchObject({ is_ahead: false, section: { answer: "1" } });
    const { body: opened } = await student!.get<{ sections: Record<string, unknown> }>(
      `/api/courses/page/${page(0).id}`,
    );
    expect(opened.sections[checked()]).toMatchObject({ status: "show_something", answer: "1" });
  });

  test("sees the answers of the group that the class is shown", async () => {
    const evening = await createGroup(world.ctx, course, "Evening");
    const code = await open(poll());
    const others = await joinMany(2);
    for (const student of others) {
      await join(student, code);
      await tell(student, code, [poll(), "1"]);
    }
    let student = others[0]!;
    for (let made = 0; made < 5; made += 1) {
      const person = await createPerson(world.ctx);
      await enrol(world.ctx, person, course, evening);
      student = await world.as(person);
      await join(student, code);
      await tell(student, code, [poll(), "0"]);
    }
    const show = (group?: number) =>
      staff.teacher.send("PUT", `${hold()}/question`, {
        section_id: poll(),
        state: "shown",
        round: 1,
        ...(group !== undefined && { group }),
      });
    const shown = async () => (await read(student, code)).body.asked?.result;
    expect((await show(evening.id)).status).toBe(200);
    // With the course's figures, the two outside the group would be exposed.
    expect(await shown()).toMatchObject({ answers: 5, options: null });
    expect((await show()).status).toBe(200);
    expect(await shown()).toMatchObject({
      answers: 7,
      options: [{ chosen: 5 }, { chosen: 2 }, { chosen: 0 }],
    });
    for (const late of await joinMany(3)) {
      await ask(poll(), ["open"]);
      await join(late, code);
      await tell(late, code, [poll(), "1"]);
    }
    expect((await show(evening.id)).status).toBe(200);
    expect(await shown()).toMatchObject({
      answers: 5,
      options: [{ chosen: 5 }, { chosen: 0 }, { chosen: 0 }],
    });
    const other = await createCourse(world.ctx, { modules: [] });
    const foreign = await createGroup(world.ctx, other, "Elsewhere");
    expect((await show(foreign.id)).status).toBe(404);
  });

  test("answers ahead of their way, which stays where it is and shows the answer later", async () => {
    const code = await open(poll());
    const [student] = await joinMany(1);
    const { body } = await tell(student!, code, [poll(), 1]);
    expect(body.asked).toMatchObject({ is_ahead: true, section: { answer: "1" } });
    const path = `/api/courses/page/${page(0).id}`;
    const sections = async () =>
      Object.keys((await student!.get<{ sections: object }>(path)).body.sections).map(Number);
    expect(await sections()).toEqual([page(0).sectionIds[0]]);
    expect((await answer(student!, page(0), 2, "0")).error.code).toBe("out_of_order");
    expect((await finish(student!, page(0), 2)).error.code).toBe("out_of_order");
    await finish(student!, page(0), 0);
    await answer(student!, page(0), 1, "0");
    const { body: next } = await finish(student!, page(0), 1);
    expect(next.next_section).toMatchObject({
      id: poll(),
      status: "show_something",
      answer: "1",
    });
    const repeated = await answer(student!, page(0), 2, "0");
    expect(repeated.body.current_section).toMatchObject({ answer: "1" });
    expect((await finish(student!, page(0), 2)).body.next_module).toBe(true);
    const tallies = (await readTallies(world.ctx, [poll()])).get(poll());
    expect(tallies?.first).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });

  test("does not open a page that is not theirs yet by answering its first question", async () => {
    const code = await open(twice());
    const [student] = await joinMany(1);
    await tell(student!, code, [twice(), "0"]);
    const closed = await student!.get(`/api/courses/page/${page(1).id}`);
    expect([closed.status, closed.error.code]).toEqual([409, "page_out_of_order"]);
    expect((await answerAgain(student!, page(1), 0, "1")).error.code).toBe("page_out_of_order");
  });

  test("answers twice what has two rounds, ahead of their way; who is late answers once", async () => {
    const code = await open(twice());
    const [student, late] = await joinMany(2);
    await tell(student!, code, [twice(), "0"]);
    expect((await tell(student!, code, [twice(), "1"])).body.asked?.section.answer).toBe("0");
    expect((await tell(student!, code, [twice(), "1", 2])).error.code).toBe("question_closed");
    await ask(twice(), ["open", 2]);
    const { body } = await tell(student!, code, [twice(), "1", 2]);
    expect(body.asked?.section).toMatchObject({ answer: "1", first_answer: "0" });
    expect((await tell(student!, code, [twice(), "0", 2])).body.asked?.section.answer).toBe("1");
    const first = await tell(late!, code, [twice(), "1", 2]);
    expect(first.body.asked?.section).toMatchObject({ answer: "1", first_answer: null });
    expect((await present(twice())).presentation).toMatchObject({
      people: 2,
      asked: { answers: 2, round: 2 },
    });
  });

  test("is not told what is right before it is revealed, nor without an answer", async () => {
    const code = await open(checked());
    const [student, silent] = await joinMany(2);
    await tell(student!, code, [checked(), "1"]);
    const valid = async (client: TestClient) => {
      const { asked } = (await read(client, code)).body;
      return [asked?.section.valid_items, asked?.section.reasons];
    };
    for (const state of ["open", "shown"]) {
      await ask(checked(), [state]);
      expect(await valid(student!)).toEqual([null, null]);
    }
    await ask(checked(), ["revealed"]);
    expect((await valid(student!)).every(Array.isArray)).toBe(true);
    expect(await valid(silent!)).toEqual([null, null]);
  });

  test("sees what was answered from five people on, once it is shown, if they answered", async () => {
    const code = await open(poll());
    const students = await joinMany(5);
    const [student, ...others] = students;
    for (const client of others) await tell(client, code, [poll(), "1"]);
    await ask(poll(), ["shown"]);
    expect((await read(others[0]!, code)).body.asked?.result).toMatchObject({
      answers: 4,
      options: null,
    });
    expect((await read(student!, code)).body.asked?.result).toBeNull();
    await ask(poll(), ["open"]);
    await tell(student!, code, [poll(), "0"]);
    expect((await read(student!, code)).body.asked?.result).toBeNull();
    await ask(poll(), ["shown"]);
    expect((await read(student!, code)).body.asked?.result?.options?.slice(0, 2)).toEqual([
      { chosen: 1, first: 1 },
      { chosen: 4, first: 4 },
    ]);
  });

  test("is refused a bad answer, and any once it is closed", async () => {
    const code = await open(poll());
    const [student, other] = await joinMany(2);
    const bad = await tell(student!, code, [poll(), "9"]);
    expect([bad.status, Object.keys(bad.error.errors ?? {})]).toEqual([422, ["answer"]]);
    expect((await tell(student!, code, [checked(), "0"])).error.code).toBe("question_closed");
    await tell(student!, code, [poll(), "0"]);
    await ask(poll(), ["shown"]);
    expect((await tell(student!, code, [poll(), "0"])).status).toBe(200);
    expect((await tell(other!, code, [poll(), "0"])).error.code).toBe("question_closed");
  });

  test("many answers that race with the close are counted or refused, never in between", async () => {
    const code = await open(poll());
    const students = await joinMany(12);
    const calls = students.map((client, index) =>
      tell(client, code, [poll(), String(index % 2)]).then(({ status }) => status),
    );
    const [statuses, closed] = await Promise.all([Promise.all(calls), ask(poll(), ["shown"])]);
    expect(closed.status).toBe(200);
    const taken = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status === 409)).toHaveLength(12 - taken);
    expect((await present(poll())).answers).toBe(taken);
  });

  test("who sends the same answer many times is counted once", async () => {
    const code = await open(poll());
    const [student] = await joinMany(1);
    const calls = Array.from({ length: 8 }, (_, index) =>
      tell(student!, code, [poll(), String(index % 2)]),
    );
    const answers = (await Promise.all(calls)).map(({ body }) => body.asked?.section.answer);
    expect(new Set(answers).size).toBe(1);
    expect((await present(poll())).answers).toBe(1);
  });

  test("may be set back by staff, and then answers again", async () => {
    const code = await open(poll());
    const person = await createPerson(world.ctx);
    await enrol(world.ctx, person, course);
    const student = await world.as(person);
    await tell(student, code, [poll(), "0"]);
    const way = `/api/authoring/courses/${course.id}/results/students/${person.id}/interventions`;
    const wish = { kind: "reset", page_id: page(0).id, section_id: poll() };
    expect((await staff.teacher.post(way, wish)).status).toBe(200);
    expect((await read(student, code)).body.asked?.section.answer).toBeNull();
    expect((await tell(student, code, [poll(), "1"])).body.asked?.section.answer).toBe("1");
  });

  test("is told on a stream what is asked, closed and over", async () => {
    const code = await open(poll());
    const [student] = await joinMany(1);
    const stream: FollowedStream<ClassChange> = await followStream(
      world.app,
      student!,
      `/api/class/${code}/live`,
    );
    left.push(() => stream.leave());
    const first = { section_id: poll(), state: "open", round: 1, ended: false };
    expect(await stream.until(() => true)).toEqual(first);
    await ask(poll(), ["shown"]);
    expect(await stream.until(() => true)).toEqual({ ...first, state: "shown" });
    await staff.teacher.send("DELETE", hold());
    expect((await stream.until(() => true)).ended).toBe(true);
  });
});
