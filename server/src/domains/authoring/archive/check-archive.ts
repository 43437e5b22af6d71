import { archiveLevels, type Message, sectionDraft, surveySectionDraft } from "@paso/contract";
import type { z } from "zod";

import { fieldMessages } from "../../../platform/errors/parse-input.ts";
import { findRepeated } from "../../courses/index.ts";
import type { ArchiveIssue, ArchiveLocation } from "./archive-issue.ts";
import { childrenOf, fieldOf, sectionLocation, textOf } from "./walk-archive.ts";

/**
 * Checks `course.json` against the rules of the contract, level by level, so that all issues are
 * found in one pass. What needs the files themselves is checked elsewhere.
 */
export function findArchiveIssues(course: unknown): ArchiveIssue[] {
  return [
    ...schemaIssues(archiveLevels.course, course, {}),
    ...siblingIssues(childrenOf(course, "modules"), (number, module) => ({
      module: { number, title: textOf(module, "title") },
    })),
    ...childrenOf(course, "modules").flatMap((module, index) => moduleIssues(module, index + 1)),
    ...childrenOf(course, "surveys").flatMap((survey, index) => surveyIssues(survey, index + 1)),
  ];
}

function moduleIssues(module: unknown, number: number): ArchiveIssue[] {
  const location = { module: { number, title: textOf(module, "title") } };
  const pages = childrenOf(module, "pages");
  return [
    ...schemaIssues(archiveLevels.module, module, location),
    ...siblingIssues(pages, (at, page) => ({
      ...location,
      page: { number: at, title: textOf(page, "title") },
    })),
    ...pages.flatMap((page, index) => pageIssues(page, index + 1, location)),
    ...repetitionIssues(pages, location),
  ];
}

function pageIssues(page: unknown, number: number, module: ArchiveLocation): ArchiveIssue[] {
  const location = { ...module, page: { number, title: textOf(page, "title") } };
  const sections = childrenOf(page, "sections");
  return [
    ...schemaIssues(archiveLevels.page, page, location),
    ...siblingIssues(sections, (at, section) => sectionLocation(location, at, section)),
    ...sections.flatMap((section, index) => [
      ...schemaIssues(sectionDraft, section, sectionLocation(location, index + 1, section)),
      ...deletionIssues(section, sectionLocation(location, index + 1, section)),
    ]),
  ];
}

function surveyIssues(survey: unknown, number: number): ArchiveIssue[] {
  const location = { survey: { number } };
  return [
    ...schemaIssues(archiveLevels.survey, survey, location),
    ...childrenOf(survey, "sections").flatMap((question, index) =>
      schemaIssues(surveySectionDraft, question, { ...location, question: { number: index + 1 } }),
    ),
  ];
}

/** Two siblings must not have the same order; the later ones are reported. */
function siblingIssues(
  siblings: readonly unknown[],
  locationOf: (number: number, sibling: unknown) => ArchiveLocation,
): ArchiveIssue[] {
  const seen = new Set<unknown>();
  return siblings.flatMap((sibling, index) => {
    const order = fieldOf(sibling, "order");
    if (order === undefined) return [];
    if (!seen.has(order)) {
      seen.add(order);
      return [];
    }
    return [
      issueAt(locationOf(index + 1, sibling), "order", "This order number is already being used."),
    ];
  });
}

/** Kinds allowed once per module must be on only one of its pages. */
function repetitionIssues(pages: readonly unknown[], module: ArchiveLocation): ArchiveIssue[] {
  const sections = pages.flatMap((page, pageIndex) =>
    childrenOf(page, "sections").map((section, index) => ({
      type: fieldOf(section, "type"),
      location: sectionLocation(
        { ...module, page: { number: pageIndex + 1, title: textOf(page, "title") } },
        index + 1,
        section,
      ),
    })),
  );
  return findRepeated(sections.map(({ type }) => type)).map(({ index, message }) =>
    issueAt(sections[index]?.location ?? module, "type", message),
  );
}

function deletionIssues(section: unknown, location: ArchiveLocation): ArchiveIssue[] {
  return fieldOf(section, "isDeleted") === true
    ? [issueAt(location, "isDeleted", "A section marked as deleted cannot be imported.")]
    : [];
}

function schemaIssues(
  schema: z.ZodType,
  value: unknown,
  location: ArchiveLocation,
): ArchiveIssue[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return [];
  return Object.entries(fieldMessages(result.error.issues)).flatMap(([field, messages]) =>
    messages.map((message) => {
      const said = typeof message === "string" ? { message } : message;
      return { location, field: field === "body" ? null : field, ...said };
    }),
  );
}

function issueAt(location: ArchiveLocation, field: string, message: Message): ArchiveIssue {
  return { location, field, message };
}
