import { type Message, sectionDraft } from "@paso/contract";

import {
  answerKeyOf,
  type ContentModule,
  type ContentPage,
  type ContentSection,
  type CourseContent,
  draftOfContent,
  kindOf,
  pollOf,
} from "../../courses/index.ts";
import { titleLineOf } from "./title-line.ts";

/** Something a course should have before it is published, and the editor where it is mended. */
export interface CourseIssue {
  /** From the module down; empty for the course itself. */
  path: string[];
  message: Message;
  redirectTo: string;
}

/** What is incomplete in a course, in its order. */
export function checkCourse(course: CourseContent): CourseIssue[] {
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
  return [...issues, ...course.modules.flatMap((module) => moduleIssues(course, module))];
}

function moduleIssues(course: CourseContent, module: ContentModule): CourseIssue[] {
  const path = [nameOf(module)];
  const addPage = `/authoring/pages/new?course=${course.id}&module=${module.id}`;
  if (module.pages.length === 0) {
    return [{ path, message: "The module has no pages.", redirectTo: addPage }];
  }
  const inside = module.pages.flatMap((page) => pageIssues(course, module, page));
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
    const message = "The final quiz summary has no questions to count." as const;
    if (page) inside.push({ path, message, redirectTo: editorOf(course, module, page, summary) });
  }
  return inside;
}

function pageIssues(
  course: CourseContent,
  module: ContentModule,
  page: ContentPage,
): CourseIssue[] {
  const path = [nameOf(module), nameOf(page)];
  if (page.sections.length === 0) {
    const redirectTo = `/authoring/sections/new?course=${course.id}&module=${module.id}&page=${page.id}`;
    return [{ path, message: "The page has no sections.", redirectTo }];
  }
  return page.sections.flatMap((section) =>
    sectionMessages(section).map((message) => ({
      path: [...path, `${section.order}. ${titleLineOf(section.content) || section.content.type}`],
      message,
      redirectTo: editorOf(course, module, page, section),
    })),
  );
}

/** Issues the same rules find that guard every save, and texts that say nothing. */
function sectionMessages(section: ContentSection): Message[] {
  const { order, content } = section;
  const found = kindOf(content).check?.(section);
  if (found) return found;
  if (pollOf(content)?.chart === null) return [];
  const read = sectionDraft.safeParse(draftOfContent(order, content, []));
  if (read.success) return [];
  return [...new Set(read.error.issues.map(({ message }) => message as Message))];
}

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
