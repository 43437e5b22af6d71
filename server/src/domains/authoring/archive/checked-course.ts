import { type CourseArchive, courseArchive } from "@paso/contract";

import type { SectionFile } from "../sections/insert-sections.ts";
import type { PreparedSection } from "./prepare-sections.ts";

type ArchiveModule = CourseArchive["modules"][number];
type ArchivePage = ArchiveModule["pages"][number];

/** A file of a section, by its name in the archive. */
export type CheckedFile = Omit<SectionFile, "fileId">;

/** A section ready to be stored. Strings pass between threads and to the database unchanged. */
export interface CheckedSection {
  order: number;
  /** JSON of the stored content. */
  content: string;
  /** JSON of its {@link CheckedFile}s. */
  files: string;
}

export interface CheckedPage extends Omit<ArchivePage, "sections"> {
  sections: CheckedSection[];
}

export interface CheckedModule extends Omit<ArchiveModule, "pages"> {
  pages: CheckedPage[];
}

/** The course of a valid archive, ready to be stored. */
export interface CheckedCourse extends Omit<CourseArchive, "modules"> {
  modules: CheckedModule[];
}

/**
 * Combines a course with its sections.
 * @param value a `course.json` without issues
 * @param sections all of its sections, in its order
 */
export function checkedCourse(value: unknown, sections: readonly PreparedSection[]): CheckedCourse {
  const { modules, ...course } = courseArchive.parse(value);
  const left = sections.values();
  const next = (): CheckedSection => {
    const { value: section } = left.next();
    if (!section) throw new Error("A section of the archive was not prepared.");
    const { draft, content, mentions } = section;
    return {
      order: draft.order,
      content: JSON.stringify(content),
      files: JSON.stringify(listFiles(mentions)),
    };
  };
  return {
    ...course,
    modules: modules.map((module) => ({
      ...module,
      pages: module.pages.map((page) => ({ ...page, sections: page.sections.map(next) })),
    })),
  };
}

/** Each file once for each use. */
function listFiles(mentions: PreparedSection["mentions"]): CheckedFile[] {
  const files = new Map<string, CheckedFile>();
  for (const { name, use } of mentions) {
    const kind = use === "attachment" ? "attachment" : "inline";
    files.set(`${kind} ${name}`, { name, use: kind, order: files.size });
  }
  return [...files.values()];
}
