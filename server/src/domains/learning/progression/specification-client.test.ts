import type { AdvanceResult, PageData, StudentSection } from "@paso/contract";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const ANSWERS: Record<string, string> = {
  radio: "1",
  "radio-validated": "0",
  "select-multiple": "0[answer]2[answer]",
  "select-multiple-validated": "0[answer]2[answer]",
  textarea: "three words here",
};

/**
 * A client written only to the specification's table of calls: it uses the question call whenever
 * the section has an answer, also for Next, and knows none of our headers.
 */
async function pressNext(client: TestClient, pageId: number, section: StudentSection) {
  const answer = section.question_type && (section.answer ?? ANSWERS[section.question_type]);
  const path = `/api/courses/page/${pageId}`;
  const { status, body } = answer
    ? await client.post<AdvanceResult>(`${path}/question/${section.id}`, { answer })
    : await client.post<AdvanceResult>(`${path}/section/${section.id}`);
  expect([section.type, status]).toEqual([section.type, 200]);
  return body;
}

/** Takes a page to its end; returns the statuses its sections went through, and where it leads. */
async function takeWholePage(client: TestClient, address: string) {
  const pageId = Number(/\/pages\/(\d+)$/.exec(address)?.[1]);
  const { body } = await client.get<PageData>(`/api/courses/page/${pageId}`);
  const statuses: string[] = [];
  let [current] = Object.values(body.sections);
  while (current) {
    const result = await pressNext(client, pageId, current);
    statuses.push(result.current_section.status);
    const isShown = result.current_section.status === "show_something";
    current = isShown ? result.current_section : (result.next_section ?? undefined);
    if (!current) return { statuses, result };
    // A course has fewer steps than this.
    expect(statuses.length).toBeLessThan(50);
  }
  throw new Error("The page has no sections.");
}

test("a client written to the specification alone takes a whole course", async () => {
  const course = await createCourse(world.ctx, {
    modules: [
      {
        pages: [
          [sample.video(), sample.paragraph(), sample.radio()],
          [sample.radioValidated({ finalQuiz: true }), sample.selectMultiple()],
        ],
      },
      {
        pages: [
          [
            sample.radio({ twoRounds: true }),
            sample.selectMultipleValidated(),
            sample.textarea(),
            sample.textarea({ workbookOnly: true }),
            sample.summary(),
          ],
        ],
      },
    ],
    survey: [sample.radio({ graphicType: "survey" })],
  });
  const client = await joinCourse(world, course);
  const shown = ["show_something", "finished"];
  const first = `/student/courses/${course.id}/pages/${course.pages[0]!.id}`;

  const one = await takeWholePage(client, first);
  expect(one.statuses).toEqual(["finished", "finished", ...shown]);
  expect(one.result).toMatchObject({ next_page: true, next_module: false });
  const two = await takeWholePage(client, one.result.redirect_to!);
  expect(two.statuses).toEqual([...shown, ...shown]);
  expect(two.result).toMatchObject({ next_page: false, next_module: true });
  const three = await takeWholePage(client, two.result.redirect_to!);
  expect(three.statuses).toEqual([...shown, ...shown, ...shown, ...shown, "finished"]);
  expect(three.result).toMatchObject({ course_finished: true, redirect_to: null });

  const { body } = await client.get<PageData>(`/api/courses/page/${course.pages[2]!.id}`);
  const survey = await takeWholePage(client, body.survey!.redirect_to);
  expect(survey.statuses).toEqual(shown);
});

test("with a key a second answer is a repeat, and without one it goes on once", async () => {
  const course = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.radio(), sample.paragraph()]] }],
  });
  const client = await joinCourse(world, course);
  const [page] = course.pages;
  const path = `/api/courses/page/${page!.id}/question/${page!.sectionIds[0]}`;
  const send = async (answer: string, headers: Record<string, string> = {}) => {
    const { body } = await client.post<AdvanceResult>(path, { answer }, { headers });
    return [body.current_section.status, body.current_section.answer, body.next_section?.id];
  };
  const key = { "idempotency-key": "from-another-tab" };
  expect(await send("0", key)).toEqual(["show_something", "0", undefined]);
  expect(await send("1", key)).toEqual(["show_something", "0", undefined]);
  const finished = ["finished", "0", page!.sectionIds[1]];
  expect(await send("0")).toEqual(finished);
  expect(await send("0")).toEqual(finished);
  expect(await send("1", key)).toEqual(finished);
});
