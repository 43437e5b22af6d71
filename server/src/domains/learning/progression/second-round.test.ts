import type { ChoiceCounts } from "@paso/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { answers, sections } from "../../../database/tables/index.ts";
import { changeCourse, createCourse, type MadeCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, answerAgain, finish, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { readTallies } from "../tallies/question-tallies.ts";

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

/** A page of a poll with two rounds, one of several choices with two, and one with a single round. */
async function createRounds() {
  const course = await createCourse(world.ctx, {
    modules: [
      {
        pages: [
          [
            sample.radio({ twoRounds: true }),
            sample.selectMultiple({ twoRounds: true }),
            sample.radio(),
          ],
        ],
      },
    ],
  });
  return { course, page: course.pages[0]! };
}

type Page = MadeCourse["pages"][number];

const chart = async (client: TestClient, page: Page, place: number) => {
  const path = `/api/courses/graphic/${page.sectionIds[place]}/bar`;
  return (await client.get<ChoiceCounts>(path)).body;
};

/** Peers who answer, and answer again if a second answer is given. */
async function letPeersAnswer(
  course: MadeCourse,
  page: Page,
  choices: readonly (readonly [first: string, second?: string])[],
) {
  for (const [first, second] of choices) {
    const peer = await joinCourse(world, course);
    await answer(peer, page, 0, first);
    if (second !== undefined) await answerAgain(peer, page, 0, second);
  }
}

describe("a question with two rounds", () => {
  test("takes a second answer once, which counts from then on; the first is kept", async () => {
    const { course, page } = await createRounds();
    const student = await joinCourse(world, course);
    const first = await answer(student, page, 0, "0");
    expect(first.body.current_section).toMatchObject({ two_rounds: true, first_answer: null });
    const second = await answerAgain(student, page, 0, "2");
    expect(second.status).toBe(200);
    expect(second.body.current_section).toMatchObject({
      status: "show_something",
      answer: "2",
      first_answer: "0",
    });
    const third = await answerAgain(student, page, 0, "1");
    expect(third.body).toEqual(second.body);
  });

  test("a repeat of the first call is never taken for the second answer", async () => {
    const { course, page } = await createRounds();
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "0");
    for (const value of ["1", "0"]) {
      const { body } = await answer(student, page, 0, value);
      expect(body.current_section).toMatchObject({ answer: "0", first_answer: null });
    }
  });

  test("keeping one's answer is a second answer, too", async () => {
    const { course, page } = await createRounds();
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "1");
    const { body } = await answerAgain(student, page, 0, "1");
    expect(body.current_section).toMatchObject({ answer: "1", first_answer: "1" });
    const [tallies] = (await readTallies(world.ctx, [page.sectionIds[0]!])).values();
    expect(tallies).toEqual({
      first: [
        [0, 1],
        [2, 1],
      ],
      moves: [[0, 0, 1]],
    });
  });

  test("is left by Next, answered again or not, and takes no answer afterwards", async () => {
    const { course, page } = await createRounds();
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "0");
    const left = await finish(student, page, 0);
    expect(left.body.next_section?.id).toBe(page.sectionIds[1]);
    const { body } = await answerAgain(student, page, 0, "1");
    expect(body.current_section).toMatchObject({
      status: "finished",
      answer: "0",
      first_answer: null,
    });
  });

  test("the second answer keeps to the question's bounds", async () => {
    const { course, page } = await createRounds();
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "0");
    for (const value of ["", "3", "1[answer]"]) {
      const { status, error } = await answerAgain(student, page, 0, value);
      expect([status, error.errors]).toEqual([422, { answer: ["Choose one of the options."] }]);
    }
    const { status, error } = await student.post(
      `/api/courses/page/${page.id}/question/${page.sectionIds[0]}`,
      { answer: "1", round: 3 },
    );
    expect([status, error.errors]).toEqual([422, { round: ["Choose round 1 or 2."] }]);
  });

  test("409 before the first answer, and for a question with one round", async () => {
    const { course, page } = await createRounds();
    const student = await joinCourse(world, course);
    expect((await answerAgain(student, page, 0, "0")).error.code).toBe("not_answered");
    await answer(student, page, 0, "0");
    await finish(student, page, 0);
    await answer(student, page, 1, "0[answer]");
    await finish(student, page, 1);
    await answer(student, page, 2, "0");
    expect((await answerAgain(student, page, 2, "1")).error.code).toBe("one_round");
  });

  test("twenty concurrent second answers are one", async () => {
    const { course, page } = await createRounds();
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "0");
    const calls = Array.from({ length: 20 }, (_, index) =>
      answerAgain(student, page, 0, String(index % 3)),
    );
    const results = await Promise.all(calls);
    expect(new Set(results.map(({ body }) => body.current_section.answer)).size).toBe(1);
    const [tallies] = (await readTallies(world.ctx, [page.sectionIds[0]!])).values();
    expect(tallies?.moves).toContainEqual([0, 0, 1]);
    expect(
      await world.ctx.database.$count(
        answers,
        and(eq(answers.sectionId, page.sectionIds[0]!), eq(answers.firstOptionIds, [1])),
      ),
    ).toBe(1);
  });
});

describe("its chart", () => {
  test("shows first answers until one has answered again, then last ones", async () => {
    const { course, page } = await createRounds();
    await letPeersAnswer(course, page, [["0", "1"], ["0"], ["2", "1"], ["1", "1"]]);
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "0");
    expect(await chart(student, page, 0)).toMatchObject({
      mates_answers: [2, 1, 1],
      current_user_answers: [1, 0, 0],
      second_round: null,
    });
    await answerAgain(student, page, 0, "2");
    expect(await chart(student, page, 0)).toMatchObject({
      mates_answers: [1, 3, 0],
      current_user_answers: [0, 0, 1],
      answers_count: 5,
    });
  });

  test("shows the moves once five have answered again", async () => {
    const { course, page } = await createRounds();
    await letPeersAnswer(course, page, [["0", "1"], ["0", "1"], ["2", "1"], ["0"]]);
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "1");
    await answerAgain(student, page, 0, "1");
    expect((await chart(student, page, 0)).second_round).toEqual({
      people_count: 4,
      changed_count: 0,
      first_answers: [3, 1, 1],
      last_answers: [3, 1, 1],
      moves: [],
    });
    await letPeersAnswer(course, page, [["0", "2"]]);
    expect((await chart(student, page, 0)).second_round).toEqual({
      people_count: 5,
      changed_count: 4,
      first_answers: [4, 1, 1],
      last_answers: [1, 4, 1],
      moves: [
        { from: 0, to: 1, people: 2 },
        { from: 0, to: 2, people: 1 },
        { from: 2, to: 1, people: 1 },
      ],
    });
  });

  test("of several choices shows which were dropped and which were added", async () => {
    const { course, page } = await createRounds();
    const takers = await Promise.all(Array.from({ length: 5 }, () => joinCourse(world, course)));
    for (const [index, taker] of takers.entries()) {
      await answer(taker, page, 0, "0");
      await finish(taker, page, 0);
      await answer(taker, page, 1, "0[answer]1[answer]");
      await answerAgain(taker, page, 1, index === 0 ? "1[answer]0[answer]" : "1[answer]3[answer]");
    }
    expect(await chart(takers[0]!, page, 1)).toMatchObject({
      mates_answers: [0, 4, 0, 4],
      current_user_answers: [1, 1, 0, 0],
      second_round: {
        people_count: 5,
        changed_count: 4,
        first_answers: [5, 5, 0, 0],
        last_answers: [1, 5, 0, 4],
        moves: [
          { from: null, to: 3, people: 4 },
          { from: 0, to: null, people: 4 },
        ],
      },
    });
  });

  test("shows last answers and no moves once an author has removed the second round", async () => {
    const { course, page } = await createRounds();
    await letPeersAnswer(course, page, [["0", "1"]]);
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "2");
    await world.ctx.database
      .update(sections)
      .set({ content: sample.radio() })
      .where(eq(sections.id, page.sectionIds[0]!));
    await changeCourse(world.ctx, course, {});
    expect(await chart(student, page, 0)).toMatchObject({
      mates_answers: [0, 1, 0],
      second_round: null,
    });
  });
});

describe("example answers", () => {
  test("come with one's own answer, not before", async () => {
    const examples = ["Red, because it warns."];
    const course = await createCourse(world.ctx, {
      modules: [{ pages: [[sample.radio({ examples }), sample.textarea({ examples })]] }],
    });
    const page = course.pages[0]!;
    const student = await joinCourse(world, course);
    const open = await student.get(`/api/courses/page/${page.id}`);
    expect(open.text).not.toContain("Red");
    const answered = await answer(student, page, 0, "0");
    expect(answered.body.current_section.examples).toEqual(examples);
    const left = await finish(student, page, 0);
    expect(left.body.next_section?.examples).toBeNull();
  });
});
