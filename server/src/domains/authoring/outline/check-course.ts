import { type Locale, type Message, SECTION_TYPE_NAMES, sectionDraft } from "@paso/contract";

import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import {
  answerKeyOf,
  choiceOf,
  type ContentModule,
  type ContentPage,
  type ContentSection,
  type CourseContent,
  draftOfContent,
  kindOf,
  pollOf,
  questionOf,
} from "../../courses/index.ts";
import { TO_WRITE } from "../templates/course-template.ts";
import { titleLineOf } from "./title-line.ts";

/** Something to fix in a course before it is published, with the address of its editor. */
export interface CourseIssue {
  /** From the module down; empty for the course itself. */
  path: string[];
  message: Message;
  redirectTo: string;
  /** It may be intended. */
  isHint?: boolean;
}

/**
 * What is incomplete in a course, in course order, followed by hints.
 * @param about `locale` is the reader's, in which a section without text is named by its kind
 */
export async function checkCourse(
  course: CourseContent,
  { students, locale, now }: { students: number; locale: Locale; now: Date },
): Promise<CourseIssue[]> {
  const outline = `/authoring/courses/${course.id}`;
  const issues: CourseIssue[] = [];
  if (course.modules.length === 0) {
    const redirectTo = `/authoring/modules/new?course=${course.id}`;
    issues.push({ path: [], message: "The course has no modules.", redirectTo });
  }
  if (course.endsAt && course.startsAt && course.endsAt <= course.startsAt) {
    const redirectTo = `${outline}/edit`;
    issues.push({ path: [], message: "The end must be after the start.", redirectTo });
  }
  if (course.endsAt && course.endsAt <= now) {
    const redirectTo = `${outline}/edit`;
    const message = "The course has ended: no student can take it.";
    issues.push({ path: [], message, redirectTo, isHint: isPublished(course) });
  }
  const walk: Walk = { course, locale, now, asked: new Set(), giveWay: shareEventLoop() };
  for (const module of course.modules) issues.push(...(await moduleIssues(walk, module)));
  if (students === 0) {
    const redirectTo = `${outline}/people`;
    issues.push({ path: [], message: "The course has no students yet.", redirectTo, isHint: true });
  }
  return issues;
}

/** Whether a course is taken already: what has ended since then was meant to. */
function isPublished({ status }: CourseContent): boolean {
  return status === "published";
}

/** State of the walk through a course. */
interface Walk {
  course: CourseContent;
  locale: Locale;
  now: Date;
  /** Questions so far, with their options. */
  asked: Set<string>;
  giveWay: () => Promise<void>;
}

async function moduleIssues(walk: Walk, module: ContentModule): Promise<CourseIssue[]> {
  const { course, now } = walk;
  const path = [nameOf(module)];
  const inside: CourseIssue[] = [];
  if (module.endsAt && module.endsAt <= now) {
    const redirectTo = `/authoring/modules/edit?course=${course.id}&module=${module.id}`;
    const message = "The module has ended: students can read it, but not answer." as const;
    inside.push({ path, message, redirectTo, isHint: isPublished(course) });
  }
  const addPage = `/authoring/pages/new?course=${course.id}&module=${module.id}`;
  if (module.pages.length === 0) {
    return [...inside, { path, message: "The module has no pages.", redirectTo: addPage }];
  }
  for (const page of module.pages) {
    inside.push(...(await pageIssues(walk, module, page)));
  }
  const sections = module.pages.flatMap((page) => page.sections);
  const quiz = sections.filter(({ content }) => answerKeyOf(content)?.finalQuiz);
  const summary = sections.find(({ content }) => content.type === "final_quiz_resume");
  const last = module.pages.at(-1);
  if (quiz.length > 0 && !summary && last) {
    const message = "The module has final quiz questions, but no final quiz summary." as const;
    inside.push({ path, message, redirectTo: editorOf(course, module, last) });
  }
  if (summary && quiz.length === 0) {
    const page = course.pagesById.get(summary.pageId) ?? module.pages[0];
    const message =
      "The final quiz summary has no questions to count. Switch on “Counts for the final quiz” at questions of this module." as const;
    if (page) inside.push({ path, message, redirectTo: editorOf(course, module, page, summary) });
  }
  return inside;
}

async function pageIssues(
  { course, locale, asked, giveWay }: Walk,
  module: ContentModule,
  page: ContentPage,
): Promise<CourseIssue[]> {
  const path = [nameOf(module), nameOf(page)];
  if (page.sections.length === 0) {
    const redirectTo = `/authoring/sections/new?course=${course.id}&module=${module.id}&page=${page.id}`;
    return [{ path, message: "The page has no sections.", redirectTo }];
  }
  const issues: CourseIssue[] = [];
  for (const section of page.sections) {
    const { content, order } = section;
    const title = `${order}. ${titleLineOf(content) || SECTION_TYPE_NAMES[content.type][locale]}`;
    const redirectTo = editorOf(course, module, page, section);
    for (const message of [...sectionMessages(section), ...questionMessages(section, asked)]) {
      issues.push({ path: [...path, title], message, redirectTo });
    }
    await giveWay();
  }
  return issues;
}

const STILL_TO_WRITE: Message = "Something here is still to be written: what begins with ✎.";

/** Issues found by the rules that every save checks, and placeholder texts. */
function sectionMessages(section: ContentSection): Message[] {
  const { order, content } = section;
  const found = kindOf(content).check?.(section);
  const left = JSON.stringify(content).includes(TO_WRITE) ? [STILL_TO_WRITE] : [];
  if (found) return [...left, ...found];
  if (pollOf(content)?.chart === null) return left;
  const read = sectionDraft.safeParse(draftOfContent(order, content, []));
  if (read.success) return left;
  return [...left, ...new Set(read.error.issues.map(({ message }) => message as Message))];
}

/** Issues that a save allows, but that students would stumble over. */
function questionMessages({ content }: ContentSection, asked: Set<string>): Message[] {
  const question = questionOf(content);
  if (question === null) return [];
  const options = choiceOf(content)?.options.map(({ text }) => text) ?? null;
  const messages: Message[] = [];
  if (options && options.length < 2) {
    // The text of the first option is checked once there is a second one.
    messages.push("The question has fewer than two options.");
  } else if (pollOf(content) && options?.some((text) => UNTOUCHED.test(text.trim()))) {
    messages.push("An option still has the text that it began with.");
  }
  const texts = (options ?? []).map((text) => text.trim().toLowerCase()).filter(Boolean);
  if (new Set(texts).size < texts.length) messages.push("Two options have the same text.");
  const key = JSON.stringify([question, ...(options ?? [])])
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
  if (asked.has(key)) messages.push("The same question is asked before in this course.");
  asked.add(key);
  return messages;
}

/** A poll's untouched default option text, in either language. */
const UNTOUCHED = /^(Option|Opción) \d+$/i;

function nameOf({ order, title }: { order: number; title: string }): string {
  return `${order}. ${title}`;
}

function editorOf(
  course: CourseContent,
  module: ContentModule,
  page: ContentPage,
  section?: ContentSection,
): string {
  const address = `/authoring/sections/edit?course=${course.id}&module=${module.id}&page=${page.id}`;
  return section ? `${address}#section-${section.id}` : address;
}
