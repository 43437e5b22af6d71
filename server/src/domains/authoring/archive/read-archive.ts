import { courseArchive, type CourseArchive, sectionDraft } from "@paso/contract";

import { canonicalHtml, sanitiseHtml } from "../../../platform/html/sanitise-html.ts";
import { type ArchiveIssue, ArchiveRefused } from "./archive-issue.ts";
import { ARCHIVE_LIMITS } from "./archive-limits.ts";
import { findFileIssues } from "./check-archive-files.ts";
import { findArchiveIssues } from "./check-archive.ts";
import { findFileMentions } from "./find-file-mentions.ts";
import type { OpenArchive } from "./open-archive.ts";
import { parseCourseJson } from "./parse-course-json.ts";
import { readEntry } from "./read-entry.ts";
import { eachSection } from "./walk-archive.ts";

/** An archive found to be right. */
export interface ReadArchive {
  course: CourseArchive;
  /** Names of the files that the course uses. */
  fileNames: readonly string[];
  /** Warnings, which do not prevent the import. */
  warnings: readonly ArchiveIssue[];
}

/**
 * Reads and checks an archive whole.
 * @param fileLimit bytes that the site grants documents and pictures
 * @param onFile called after every file checked, with how many are done and how many there are
 * @throws ArchiveRefused with every issue found
 */
export async function readArchive(
  archive: OpenArchive,
  fileLimit: number,
  onFile: (done: number, total: number) => void,
): Promise<ReadArchive> {
  const value = await readCourse(archive);
  const mentions = findFileMentions(value);
  const fileNames = [...new Set(mentions.map(({ name }) => name))];
  const issues = [
    ...findArchiveIssues(value),
    ...(await findFileIssues(archive, mentions, fileLimit, (done) =>
      onFile(done, fileNames.length),
    )),
  ];
  if (issues.length > 0) throw new ArchiveRefused(issues);
  const warnings = [...unusedFiles(archive, fileNames), ...leftOutHtml(value)];
  return { course: courseArchive.parse(value), fileNames, warnings };
}

async function readCourse({ course }: OpenArchive): Promise<unknown> {
  const bytes = await readEntry(course, ARCHIVE_LIMITS.courseBytes);
  if (bytes === "too large") {
    const size = Math.floor(ARCHIVE_LIMITS.courseBytes / 1024 ** 2);
    throw courseRefused("This file is larger than {size} MB.", { size });
  }
  if (bytes === "unreadable") throw courseRefused("This cannot be unpacked.");
  const parsed = parseCourseJson(bytes);
  if ("issue" in parsed) throw courseRefused(parsed.issue);
  return parsed.value;
}

function courseRefused(
  message: ArchiveIssue["message"],
  values: Record<string, number> = {},
): ArchiveRefused {
  return new ArchiveRefused([{ location: { file: "course.json" }, field: null, message, values }]);
}

function unusedFiles(archive: OpenArchive, used: readonly string[]): ArchiveIssue[] {
  const isUsed = new Set(used);
  const unused = [...archive.files.keys()].filter((name) => !isUsed.has(name));
  return [...unused.map((name) => `files/${name}`), ...archive.strays].map((file) => ({
    location: { file },
    field: null,
    message: "Nothing in the course uses this file.",
  }));
}

function leftOutHtml(course: unknown): ArchiveIssue[] {
  return [...eachSection(course)].flatMap(({ section, location }) => {
    const draft = sectionDraft.parse(section);
    if (draft.type !== "paragraph") return [];
    const kept = sanitiseHtml(draft.paragraph);
    if (kept === draft.paragraph || kept === canonicalHtml(draft.paragraph)) return [];
    const message = "Some of the HTML is not allowed and is left out." as const;
    return [{ location, field: "paragraph", message }];
  });
}
