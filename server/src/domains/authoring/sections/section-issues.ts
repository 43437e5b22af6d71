import { draftField, type SectionType, sectionType } from "@paso/contract";
import type { z } from "zod";

import {
  type DomainError,
  type FieldMessage,
  invalid,
} from "../../../platform/errors/domain-error.ts";
import { type DescribeIssues, fieldMessages } from "../../../platform/errors/parse-input.ts";
import { kindOf } from "../../courses/index.ts";

/** An issue with one of the sections of a form. */
export interface SectionIssue {
  /** Index in the list sent, from 0. */
  index: number;
  /** Field of the section's own kind, such as `items`, or of every section, such as `order`. */
  field: string;
  message: FieldMessage;
}

/**
 * The `invalid` error that lists the issues of sections, one `deep_errors` entry per section.
 */
export function refuseSections(
  sections: readonly unknown[],
  issues: readonly SectionIssue[],
  errors: Record<string, FieldMessage[]> = {},
): DomainError {
  const bySection = Map.groupBy(issues, ({ index }) => index);
  const deepErrors = [...bySection].map(([index, found]) => {
    const prefix = `${orderOf(sections[index], index)}.${ownField(sections[index])}`;
    const byField = Map.groupBy(found, ({ field }) => `${prefix}.${field}`);
    return Object.fromEntries(
      [...byField].map(([key, same]) => [key, same.map(({ message }) => message)]),
    );
  });
  return invalid(errors, deepErrors);
}

/** Refuses a body with invalid `sections`: issues of sections by section, others by field. */
export const describeSectionIssues: DescribeIssues = (zodIssues, body) => {
  const sections = listOf(body);
  const inSections: { index: number; issue: z.core.$ZodIssue }[] = [];
  const others: z.core.$ZodIssue[] = [];
  for (const issue of zodIssues.flatMap(pickBranch)) {
    const [list, index, ...path] = issue.path;
    const within = list === "sections" && typeof index === "number";
    if (within && isObject(sections[index])) inSections.push({ index, issue: { ...issue, path } });
    else others.push(within ? { ...issue, path: ["sections"] } : issue);
  }
  const bySection = Map.groupBy(inSections, ({ index }) => index);
  const issues = [...bySection].flatMap(([index, found]) =>
    Object.entries(fieldMessages(found.map(({ issue }) => issue))).flatMap(([path, messages]) =>
      messages.map((message) => ({ index, ...describeIssue(sections[index], path, message) })),
    ),
  );
  return refuseSections(sections, issues, fieldMessages(others));
};

/** For an entry that is either a removal or a section: only the issues of the branch it means. */
function pickBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [removal, section] = issue.errors;
  if (!removal || !section) return [issue];
  const isRemoval = isObject(issue.input) && issue.input["isDeleted"] === true;
  return (isRemoval ? removal : section).map((inner) => ({
    ...inner,
    path: [...issue.path, ...inner.path],
  }));
}

/** `radio.items.2` becomes the field `items` of a radio; the message says which option is meant. */
function describeIssue(
  section: unknown,
  path: string,
  message: FieldMessage,
): Omit<SectionIssue, "index"> {
  const type = typeOf(section);
  const field = path.startsWith(`${ownField(section)}.`) ? path.slice(path.indexOf(".") + 1) : path;
  const [, list, index] = /^(\w+)\.(\d+)$/.exec(field) ?? [];
  const messages = type && list && kindOf({ type }).lists?.[list];
  if (!messages || typeof message !== "string") return { field, message };
  const named = messages[message];
  const values = { number: Number(index) + 1 };
  return { field: list, message: named ? { message: named, values } : message };
}

/** A section without an order number, such as a survey's, is identified by its position. */
function orderOf(section: unknown, index: number): number {
  const order = isObject(section) ? section["order"] : undefined;
  return typeof order === "number" && Number.isFinite(order) ? order : index + 1;
}

/** The draft's field for the content of the section's type. */
function ownField(section: unknown): string {
  const type = typeOf(section);
  return type ? draftField(type) : "section";
}

/** A section's type, null if it has none; for a survey question, derived from its fields. */
function typeOf(section: unknown): SectionType | null {
  if (!isObject(section)) return null;
  const type = sectionType.safeParse(section["type"]);
  if (type.success) return type.data;
  if ("radio" in section) return "radio";
  return "textarea" in section ? "textarea" : null;
}

function listOf(body: unknown): readonly unknown[] {
  const sections = isObject(body) ? body["sections"] : undefined;
  return Array.isArray(sections) ? sections : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
