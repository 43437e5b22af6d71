import type { AdvanceResult } from "@paso/contract";

import { createPerson, enrol } from "./factories.ts";
import type { TestApp } from "./start-test-app.ts";
import type { TestClient } from "./test-client.ts";

/** A created page, with the ids of its sections in order. */
interface MadePage {
  id: number;
  sectionIds: number[];
}

/** A new student of a course, in a separate browser. */
export async function joinCourse(
  world: TestApp,
  course: { id: number },
  overrides: Parameters<typeof createPerson>[1] = {},
): Promise<TestClient> {
  const person = await createPerson(world.ctx, overrides);
  await enrol(world.ctx, person, course);
  return world.as(person);
}

/** Headers that mark an answer as coming from our own pages: sent again, it is a repeat. */
export const KEYED = { headers: { "idempotency-key": "answer-1" } };

/** Answers the question at a place on a page, counted from 0. */
export function answer(client: TestClient, page: MadePage, place: number, value: string) {
  return client.post<AdvanceResult>(
    `/api/courses/page/${page.id}/question/${page.sectionIds[place]}`,
    { answer: value },
    KEYED,
  );
}

/** Answers a question of two rounds for the second time. */
export function answerAgain(client: TestClient, page: MadePage, place: number, value: string) {
  return client.post<AdvanceResult>(
    `/api/courses/page/${page.id}/question/${page.sectionIds[place]}`,
    { answer: value, round: 2 },
    KEYED,
  );
}

/** Finishes the section at a place on a page, counted from 0. */
export function finish(client: TestClient, page: MadePage, place: number) {
  return client.post<AdvanceResult>(
    `/api/courses/page/${page.id}/section/${page.sectionIds[place]}`,
  );
}

/** Takes a whole page: `values` holds each section's answer, null if it asks for none. */
export async function takePage(client: TestClient, page: MadePage, values: (string | null)[]) {
  for (const [place, value] of values.entries()) {
    if (value !== null) await answer(client, page, place, value);
    const { status, text } = await finish(client, page, place);
    if (status !== 200) throw new Error(`Section ${place} could not be finished: ${text}`);
  }
}
