import type { Page } from "@playwright/test";

import { resumeCourse, type CoursePage } from "./course-page.ts";
import { bringStudentTo, type DemoCourse } from "./demo-student.ts";
import { startSession, type Person } from "./people.ts";
import type { PasoServer } from "./start-server.ts";
import type { Words } from "./words.ts";

/** Positions in the demo's first page, in both languages. */
export const POLL = 3;
export const OPINION = 6;
/** The minimum number of words of that opinion. */
export const OPINION_TEXT = "one two three four five six seven eight nine ten";

interface Standpoint {
  course: DemoCourse;
  words: Words;
  /** Counted from 1; the first page of the course unless given. */
  page?: number;
  section: number;
}

/** Signs in a new student of a course, who has reached one of its sections. */
export async function openSection(
  page: Page,
  server: PasoServer,
  { course, words, page: number = 1, section }: Standpoint,
): Promise<{ player: CoursePage; student: Person }> {
  const student = await bringStudentTo(server, course, { page: number, section });
  await startSession(page, student);
  await page.goto("/student");
  const player = await resumeCourse(page, course.title, words);
  await player.expectCurrent(section);
  return { player, student };
}
