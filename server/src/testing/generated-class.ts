import { eq } from "drizzle-orm";
import fc from "fast-check";

import {
  answers,
  enrolments,
  formerEnrolments,
  opinions,
  pageFinishes,
  progress,
} from "../database/tables/index.ts";
import { loadCourseContent } from "../domains/courses/content/course-content.ts";
import type { SectionContent } from "../domains/courses/kinds/section-kinds.ts";
import { recountAnswers } from "../domains/learning/tallies/recount-answers.ts";
import type { Context } from "../platform/context.ts";
import {
  assignStaff,
  createCourse,
  createGroup,
  createPerson,
  findDefaultGroup,
  type MadeCourse,
} from "./factories.ts";
import { sample } from "./sample-sections.ts";

/** A class with known steps and answers, written below the API. */

/** Every kind of question, on two pages; those of the second are the module's final quiz. */
export const PAGES: SectionContent[][] = [
  [
    sample.paragraph(),
    sample.radioValidated(),
    sample.radio({ twoRounds: true }),
    sample.textarea({ min: 0, max: 0 }),
    sample.selectMultiple(),
  ],
  [
    sample.selectMultipleValidated({ finalQuiz: true }),
    sample.radioValidated({ finalQuiz: true }),
    sample.paragraph(),
  ],
];

/** A student's actions in a section of a page that they have reached. */
const act = fc.record({
  /** Ids of the chosen options; 9 was removed since. Only the first counts for a single choice. */
  chosen: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 9), { minLength: 1, maxLength: 3 }),
  /** The choice before the second round; null if there was none. */
  before: fc.option(fc.constantFrom(1, 2, 3)),
  seconds: fc.constantFrom(5, 40, 90, 5_000),
  text: fc.record({
    published: fc.boolean(),
    hidden: fc.boolean(),
    likes: fc.nat(3),
    comments: fc.nat(2),
    views: fc.nat(9),
  }),
});
export type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const student = fc.record({
  /** Index of one of the two groups. */
  group: fc.nat(1),
  role: fc.constantFrom("student", "student", "student", "student", "staff", "former"),
  daysAway: fc.constantFrom(0, 3, 6, 8, 30),
  /** Hours since they joined. */
  hoursHere: fc.nat(96),
  /** Number of finished sections on each page, whether the next one was begun, and whether the page counts. */
  pages: fc.tuple(
    ...PAGES.map((sections) =>
      fc.record({
        finished: fc.nat(sections.length),
        isTouched: fc.boolean(),
        isExcused: fc.constantFrom(false, false, false, true),
        acts: fc.array(act, { minLength: sections.length, maxLength: sections.length }),
      }),
    ),
  ),
});
export type GeneratedStudent = typeof student extends fc.Arbitrary<infer One> ? One : never;

export const generatedClass = fc.array(student, { minLength: 1, maxLength: 14 });

/** A student's actions in the section at a place; null if they did not begin it. */
export function actAt(
  one: GeneratedStudent,
  page: number,
  place: number,
): (Act & { isFinished: boolean }) | null {
  const taken = one.pages[page]!;
  if (place < taken.finished) return { ...taken.acts[place]!, isFinished: true };
  const isHere = place === taken.finished && taken.isTouched;
  return isHere ? { ...taken.acts[place]!, isFinished: false } : null;
}

/** The options chosen in a section: ascending ids, a single one if the kind allows only one. */
export function chosenIn(content: SectionContent, { chosen }: Act): number[] {
  const isSingle = content.type === "radio" || content.type === "radio-validated";
  return isSingle ? chosen.slice(0, 1) : chosen.toSorted((one, other) => one - other);
}

export interface StoredClass {
  course: MadeCourse;
  /** In their order. */
  groups: [number, number];
  /** Of the students, in their order. */
  people: { id: number; email: string }[];
}

/** Stores a class as its students would have left it. */
export async function storeClass(
  ctx: Context,
  students: readonly GeneratedStudent[],
): Promise<StoredClass> {
  const course = await createCourse(ctx, { modules: [{ pages: PAGES }] });
  const first = await findDefaultGroup(ctx, course);
  const second = await createGroup(ctx, course, "Second");
  const groups: [number, number] = [first.id, second.id];
  const people: StoredClass["people"] = [];
  for (const one of students) people.push(await storeStudent(ctx, { course, groups }, one));
  return { course, groups, people };
}

/** Counts the answers of a stored class into its tallies, as the API would have. */
export async function tallyClass(
  ctx: Context,
  { course, groups, people }: StoredClass,
  students: readonly GeneratedStudent[],
): Promise<void> {
  const content = await loadCourseContent(ctx.database, course.id);
  if (!content) throw new Error("The course is gone.");
  for (const [index, { id: userId }] of people.entries()) {
    const given = await ctx.database.select().from(answers).where(eq(answers.userId, userId));
    const groupId = groups[students[index]!.group]!;
    await recountAnswers(ctx, { course: content, userId, groupId, answers: given, people: 1 });
  }
}

async function storeStudent(
  ctx: Context,
  { course, groups }: Omit<StoredClass, "people">,
  one: GeneratedStudent,
): Promise<StoredClass["people"][number]> {
  const person = await createPerson(ctx);
  const { id: userId } = person;
  const now = ctx.clock.now();
  const lastStepAt = new Date(now.getTime() - one.daysAway * 86_400_000);
  const enrolledAt = new Date(now.getTime() - one.hoursHere * 3_600_000);
  const enrolled = {
    userId,
    courseId: course.id,
    groupId: groups[one.group]!,
    lastStepAt,
    enrolledAt,
  };
  if (one.role === "former") {
    await ctx.database.insert(formerEnrolments).values({ ...enrolled, endedAt: now });
  } else {
    await ctx.database.insert(enrolments).values(enrolled);
  }
  if (one.role === "staff") await assignStaff(ctx, { id: userId }, course);
  for (const [pageIndex, page] of course.pages.entries()) {
    if (one.pages[pageIndex]?.isExcused) {
      const finish = { userId, courseId: course.id, pageId: page.id, excused: true };
      await ctx.database.insert(pageFinishes).values({ ...finish, finishedAt: lastStepAt });
    }
    let time = lastStepAt.getTime() - 100_000_000;
    for (const [place, sectionId] of page.sectionIds.entries()) {
      const done = actAt(one, pageIndex, place);
      if (!done) break;
      time += done.seconds * 1_000;
      const content = PAGES[pageIndex]![place]!;
      await ctx.database.insert(progress).values({
        userId,
        pageId: page.id,
        sectionId,
        status: done.isFinished ? "finished" : "show_something",
        updatedAt: new Date(time),
      });
      await storeAnswer(ctx, { userId, sectionId, content, done });
    }
  }
  return person;
}

interface Answering {
  userId: number;
  sectionId: number;
  content: SectionContent;
  done: Act;
}

async function storeAnswer(
  ctx: Context,
  { userId, sectionId, content, done }: Answering,
): Promise<void> {
  if (content.type === "paragraph") return;
  const isText = content.type === "textarea";
  const isTwice = content.type === "radio" && done.before !== null;
  const [row] = await ctx.database
    .insert(answers)
    .values({
      userId,
      sectionId,
      createdAt: ctx.clock.now(),
      ...(isText
        ? { text: "Words", workbookOnly: !done.text.published }
        : { optionIds: chosenIn(content, done) }),
      ...(isTwice && { firstOptionIds: [done.before ?? 0] }),
    })
    .returning({ id: answers.id });
  if (isText) {
    await ctx.database.insert(opinions).values({ id: row!.id, userId, sectionId, ...done.text });
  }
}
