import type { OpenedOpinion, Opinion } from "@paso/contract";

import type { ContentOf } from "../domains/courses/kinds/section-kinds.ts";
import { createCourse, type MadeCourse } from "./factories.ts";
import { sample } from "./sample-sections.ts";
import type { TestApp } from "./start-test-app.ts";
import { answer, joinCourse } from "./take-course.ts";
import type { TestClient } from "./test-client.ts";

/** A person in a class, with their own opinion. */
export interface Peer {
  client: TestClient;
  /** Id of their opinion. */
  opinionId: number;
}

/** A course of one opinion question, and the people who answer it. */
export class OpinionClass {
  readonly #world: TestApp;
  readonly course: MadeCourse;

  private constructor(world: TestApp, course: MadeCourse) {
    this.#world = world;
    this.course = course;
  }

  /** An answer may have any number of words, unless the question says otherwise. */
  static async begin(
    world: TestApp,
    question: Partial<ContentOf<"textarea">> = {},
  ): Promise<OpinionClass> {
    const textarea = sample.textarea({ min: 0, max: 0, ...question });
    const course = await createCourse(world.ctx, {
      modules: [{ pages: [[textarea, sample.radio()]] }],
    });
    return new OpinionClass(world, course);
  }

  get questionId(): number {
    return this.course.pages[0]!.sectionIds[0]!;
  }

  /** A student who has not answered yet. */
  join(person: Parameters<typeof joinCourse>[2] = {}): Promise<TestClient> {
    return joinCourse(this.#world, this.course, person);
  }

  /** A student who has answered with this opinion. */
  async joinWith(text: string, person: Parameters<typeof joinCourse>[2] = {}): Promise<Peer> {
    const client = await this.join(person);
    const { status, text: said } = await answer(client, this.course.pages[0]!, 0, text);
    if (status !== 200) throw new Error(`The opinion was not taken: ${said}`);
    const own = await client.get<{ data: Opinion[] }>(
      `/api/courses/opinions/${this.questionId}/workbook`,
    );
    return { client, opinionId: own.body.data[0]!.id };
  }

  /** The peers' opinions as one of them sees the first page of the list. */
  async listFor({ client }: Peer, query = ""): Promise<Opinion[]> {
    const path = `/api/courses/opinions/${this.questionId}${query}`;
    return (await client.get<{ data: Opinion[] }>(path)).body.data;
  }
}

/** An opinion as one person opens it. */
export function open(client: TestClient, opinionId: number, query = "") {
  return client.get<OpenedOpinion>(`/api/courses/opinion/${opinionId}${query}`);
}

/** Comments on an opinion. */
export function comment(client: TestClient, opinionId: number, text: string, token?: string) {
  return client.post<{ comment: { id: number }; comment_count: number }>(
    `/api/courses/opinion/${opinionId}/comments`,
    { text, ...(token !== undefined && { token }) },
  );
}
