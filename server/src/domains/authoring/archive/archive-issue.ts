import { type Locale, type Message, translateMessage } from "@paso/contract";

import { OperatorError } from "../../../platform/errors/operator-error.ts";

/** Position of something in an archive: numbers count from 1 in the order of `course.json`. */
export interface ArchiveLocation {
  module?: { number: number; title: string | null };
  page?: { number: number; title: string | null };
  section?: { number: number; type: string | null };
  survey?: { number: number };
  question?: { number: number };
  /** A file's name, or its path in the archive. */
  file?: string;
  /** The archive as a whole, rather than the course it describes. */
  whole?: true;
}

/** An error or a warning about an archive. */
export interface ArchiveIssue {
  location: ArchiveLocation;
  /** The field of `course.json`, such as `radioValidated.valid_items`; null if there is none. */
  field: string | null;
  message: Message;
  values?: Record<string, string | number>;
}

/** An issue in human-readable form. */
export interface DescribedIssue {
  /** Such as `Module 1 "Getting started" > Page 2 "Sensors" > Section 3 (radio-validated)`. */
  location: string;
  field: string | null;
  message: string;
}

/**
 * An archive that was refused as a whole; nothing of it was written. Its message lists the issues in
 * English, one per line.
 */
export class ArchiveRefused extends OperatorError {
  readonly issues: readonly ArchiveIssue[];

  constructor(issues: readonly ArchiveIssue[]) {
    super(["The archive is refused:", ...issues.map((issue) => issueLine(issue))].join("\n"));
    this.issues = issues;
  }
}

/** Maximum number of issues listed per archive: more than anyone reads at once. */
const MOST_ISSUES = 500;

/** The first issues, and how many more there are. */
export function limitIssues(issues: readonly ArchiveIssue[]): readonly ArchiveIssue[] {
  if (issues.length <= MOST_ISSUES) return issues;
  const more: ArchiveIssue = {
    location: { whole: true },
    field: null,
    message: "There are {count} more.",
    values: { count: issues.length - MOST_ISSUES },
  };
  return [...issues.slice(0, MOST_ISSUES), more];
}

/** An issue as one line of English: where, in which field, and what. */
export function issueLine(issue: ArchiveIssue): string {
  const { location, field, message } = describeIssue(issue, "en");
  return `${location}${field === null ? "" : `, ${field}`}: ${message}`;
}

/** Describes an issue in a language. Names taken from the archive are shown without control characters. */
export function describeIssue(issue: ArchiveIssue, locale: Locale): DescribedIssue {
  const values = Object.entries(issue.values ?? {}).map(([key, value]) => [key, printable(value)]);
  return {
    location: locationParts(issue.location)
      .map(([message, parts]) => translateMessage(message, locale, parts))
      .join(" > "),
    field: issue.field === null ? null : printable(issue.field),
    message: translateMessage(issue.message, locale, Object.fromEntries(values)),
  };
}

type Part = [Message, Record<string, string>];

function locationParts(location: ArchiveLocation): Part[] {
  const { module, page, section, survey, question, file } = location;
  const parts: Part[] = [];
  if (module) {
    parts.push([module.title ? 'Module {number} "{title}"' : "Module {number}", shown(module)]);
  }
  if (page) parts.push([page.title ? 'Page {number} "{title}"' : "Page {number}", shown(page)]);
  if (section) {
    parts.push([section.type ? "Section {number} ({type})" : "Section {number}", shown(section)]);
  }
  if (survey) parts.push(["Survey {number}", shown(survey)]);
  if (question) parts.push(["Question {number}", shown(question)]);
  if (file !== undefined) parts.push(['File "{name}"', shown({ name: file })]);
  if (parts.length === 0) parts.push([location.whole ? "Archive" : "Course", {}]);
  return parts;
}

function shown(values: Record<string, string | number | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, printable(value ?? "")]),
  );
}

/** Strips control characters, which terminals interpret, and truncates long names. */
function printable(value: string | number): string {
  const text = String(value)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u206F]/gu, "\u00B7");
  return text.length > 120 ? `${text.slice(0, 119)}\u2026` : text;
}
