import type { SiteSettings } from "../../../platform/context.ts";
import { canonicalHtml } from "../../../platform/html/sanitise-html.ts";
import { type ArchiveIssue, ArchiveRefused, limitIssues } from "./archive-issue.ts";
import { ARCHIVE_LIMITS } from "./archive-limits.ts";
import { findFileIssues } from "./check-archive-files.ts";
import { findArchiveIssues } from "./check-archive.ts";
import { findSizeIssues } from "./check-course-size.ts";
import { type CheckedCourse, checkedCourse } from "./checked-course.ts";
import type { ImportProgress } from "./import-progress.ts";
import type { OpenArchive } from "./open-archive.ts";
import { parseCourseJson } from "./parse-course-json.ts";
import {
  type ArchiveFileMention,
  listDesignMentions,
  listFileMentions,
  type PreparedSection,
  prepareSections,
} from "./prepare-sections.ts";
import { readEntry } from "./read-entry.ts";
import { eachSection } from "./walk-archive.ts";

/** A valid archive. */
export interface ReadArchive {
  course: CheckedCourse;
  /** Names of the files that the course uses, except those of its diploma design. */
  fileNames: readonly string[];
  /** Warnings, which do not prevent the import. */
  warnings: readonly ArchiveIssue[];
}

/** The site's limits for an archive. */
export type GrantedSize = Pick<SiteSettings, "fileLimits" | "sizeLimits">;

/**
 * Reads and checks a whole archive.
 * @throws ArchiveRefused with every issue found
 */
export async function readArchive(
  archive: OpenArchive,
  { fileLimits, sizeLimits }: GrantedSize,
  onProgress: (progress: ImportProgress) => void,
): Promise<ReadArchive> {
  const value = await readCourse(archive);
  const oversized = findSizeIssues(value, sizeLimits);
  if (oversized.length > 0) throw new ArchiveRefused(limitIssues(oversized));
  const count = [...eachSection(value)].length;
  const sections = prepareSections(value, (done) =>
    onProgress({ step: "reading", done, total: count }),
  );
  const mentions = listFileMentions(value, sections);
  const fileNames = [...new Set(mentions.map(({ name }) => name))];
  const designMentions = listDesignMentions(value);
  const named = [...mentions, ...designMentions];
  const total = new Set(named.map(({ name }) => name)).size;
  const issues = [
    ...findArchiveIssues(value),
    ...(await findFileIssues(archive, named, fileLimits, (done) =>
      onProgress({ step: "checking", done, total }),
    )),
  ];
  if (issues.length > 0) throw new ArchiveRefused(limitIssues(issues));
  const warnings = [...unusedFiles(archive, named), ...leftOutHtml(sections)];
  return { course: checkedCourse(value, sections), fileNames, warnings: limitIssues(warnings) };
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

function unusedFiles(archive: OpenArchive, used: readonly ArchiveFileMention[]): ArchiveIssue[] {
  const isUsed = new Set(used.map(({ name }) => name));
  const unused = [...archive.files.keys()].filter((name) => !isUsed.has(name));
  return [...unused.map((name) => `files/${name}`), ...archive.strays].map((file) => ({
    location: { file },
    field: null,
    message: "Nothing in the course uses this file.",
  }));
}

function leftOutHtml(sections: readonly PreparedSection[]): ArchiveIssue[] {
  return sections.flatMap(({ draft, content, location }) => {
    if (draft.type !== "paragraph" || content.type !== "paragraph") return [];
    const { html } = content;
    if (html === draft.paragraph || html === canonicalHtml(draft.paragraph)) return [];
    const message = "Some of the HTML is not allowed and is left out." as const;
    return [{ location, field: "paragraph", message }];
  });
}
