import type { AuthoredSection, PageSections } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { createCourse, createPerson, type MadeCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let author: TestClient;
let onlooker: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  author = await world.as(await createPerson(world.ctx, { role: "admin" }));
});
afterAll(() => world.stop());

/** A poll answered by 3, 2 and 1 peers, and an onlooker who chose the first option and sees the chart. */
beforeEach(async () => {
  course = await createCourse(world.ctx, { modules: [{ pages: [[sample.radio()]] }] });
  const page = course.pages[0]!;
  for (const value of ["0", "0", "0", "1", "1", "2"]) {
    await answer(await joinCourse(world, course), page, 0, value);
  }
  onlooker = await joinCourse(world, course);
  await answer(onlooker, page, 0, "0");
});

async function readPoll(): Promise<
  AuthoredSection & { radio: { items: string[]; item_ids: number[] } }
> {
  const { body } = await author.get<PageSections>(
    `/api/courses/sections-update/${course.pages[0]!.id}`,
  );
  return body.sections[0] as Awaited<ReturnType<typeof readPoll>>;
}

async function savePoll(items: string[], item_ids?: (number | null)[]) {
  const { id, radio } = await readPoll();
  const draft = { ...radio, items, ...(item_ids ? { item_ids } : { item_ids: undefined }) };
  return author.post(`/api/courses/${course.pages[0]!.id}/sections/update`, {
    sections: [{ id, order: 1, type: "radio", radio: draft }],
  });
}

/** The chart shown to the onlooker: each option with peers, and with the own answer. */
async function chart() {
  const page = course.pages[0]!;
  const { body } = await onlooker.get<{ mates_answers: number[]; current_user_answers: number[] }>(
    `/api/courses/graphic/${page.sectionIds[0]}/bar`,
  );
  const { radio } = await readPoll();
  return Object.fromEntries(
    radio.items.map((item, index) => [
      item,
      [body.mates_answers[index], body.current_user_answers[index]],
    ]),
  );
}

test("the author sees how many answered, and what they chose", async () => {
  expect(await readPoll()).toMatchObject({ answers: 7, item_answers: [4, 2, 1] });
});

describe("answers keep meaning their option", () => {
  const [one, two, three] = ["Option 1", "Option 2", "Option 3"] as const;

  test.each<[string, string[], (number | null)[] | undefined, Record<string, number[]>]>([
    [
      "when options change places",
      [three, one, two],
      undefined,
      { [one]: [3, 1], [two]: [2, 0], [three]: [1, 0] },
    ],
    ["when one is removed", [two, three], undefined, { [two]: [2, 0], [three]: [1, 0] }],
    [
      "when one is reworded",
      [one, "Second", three],
      undefined,
      { [one]: [3, 1], Second: [2, 0], [three]: [1, 0] },
    ],
    [
      "when all change at once, matched by their ids",
      ["Third", "First", "New"],
      [3, 1, null],
      { First: [3, 1], New: [0, 0], Third: [1, 0] },
    ],
    [
      "when two change their texts, matched by their ids",
      [two, one, three],
      [1, 2, 3],
      { [two]: [3, 1], [one]: [2, 0], [three]: [1, 0] },
    ],
  ])("%s", async (_, items, itemIds, expected) => {
    expect((await savePoll(items, itemIds)).status).toBe(200);
    expect(await chart()).toEqual(expected);
  });

  test("when one is removed and put back under its id", async () => {
    await savePoll([two, three], [2, 3]);
    expect((await readPoll()).answers).toBe(7);
    await savePoll([two, three, "First again"], [2, 3, 1]);
    expect(await chart()).toEqual({ [two]: [2, 0], [three]: [1, 0], "First again": [3, 1] });
  });

  test("and a new option never takes over those of one that is gone", async () => {
    await savePoll([two, three], [2, 3]);
    await savePoll([two, three, "New"], [2, 3, null]);
    expect((await readPoll()).radio.item_ids).toEqual([2, 3, 4]);
    expect(await chart()).toMatchObject({ New: [0, 0] });
  });

  test("ids that the question never had are refused", async () => {
    const { status, error } = await savePoll([one, two, three], [1, 2, 4]);
    expect([status, error.deep_errors]).toEqual([
      422,
      [{ "1.radio.items": ["Option 3 is not one of this question."] }],
    ]);
  });

  test.each([[[1, 2]], [[1, 1, 2]], [[1, 2, 3, null]]])(
    "ids that do not fit the options are refused (%j)",
    async (itemIds) => {
      const { error } = await savePoll([one, two, three], itemIds);
      expect(error.deep_errors).toEqual([
        { "1.radio.item_ids": ["Give one entry for every option."] },
      ]);
    },
  );

  test("those who answered before and after a change are counted together", async () => {
    await savePoll([three, "New", one], [3, null, 1]);
    await answer(await joinCourse(world, course), course.pages[0]!, 0, "1");
    await answer(await joinCourse(world, course), course.pages[0]!, 0, "2");
    expect(await chart()).toEqual({ [three]: [1, 0], New: [1, 0], [one]: [4, 1] });
    expect(await readPoll()).toMatchObject({ answers: 9, item_answers: [1, 1, 5] });
  });
});
