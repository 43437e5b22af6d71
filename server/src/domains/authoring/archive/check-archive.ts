import { archiveLevels, type Message, sectionDraft, surveySectionDraft } from "@paso/contract";
import type { z } from "zod";

import { fieldMessages } from "../../../platform/errors/parse-input.ts";
import { findRepeated } from "../../courses/index.ts";
import type { ArchiveIssue, ArchivePlace } from "./archive-issue.ts";
import { childrenOf, fieldOf, sectionPlace, textOf } from "./walk-archive.ts";

/**
 * Holds what `course.json` says against the rules of the contract, level by level, so that all issues
 * come to light at once. What needs the files themselves is checked elsewhere.
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
  const place = { module: { number, title: textOf(module, "title") } };
  const pages = childrenOf(module, "pages");
  return [
    ...schemaIssues(archiveLevels.module, module, place),
    ...siblingIssues(pages, (at, page) => ({
      ...place,
      page: { number: at, title: textOf(page, "title") },
    })),
    ...pages.flatMap((page, index) => pageIssues(page, index + 1, place)),
    ...repetitionIssues(pages, place),
  ];
}

function pageIssues(page: unknown, number: number, module: ArchivePlace): ArchiveIssue[] {
  const place = { ...module, page: { number, title: textOf(page, "title") } };
  const sections = childrenOf(page, "sections");
  return [
    ...schemaIssues(archiveLevels.page, page, place),
    ...siblingIssues(sections, (at, section) => sectionPlace(place, at, section)),
    ...sections.flatMap((section, index) => [
      ...schemaIssues(sectionDraft, section, sectionPlace(place, index + 1, section)),
      ...deletionIssues(section, sectionPlace(place, index + 1, section)),
    ]),
  ];
}

function surveyIssues(survey: unknown, number: number): ArchiveIssue[] {
  const place = { survey: { number } };
  return [
    ...schemaIssues(archiveLevels.survey, survey, place),
    ...childrenOf(survey, "sections").flatMap((question, index) =>
      schemaIssues(surveySectionDraft, question, { ...place, question: { number: index + 1 } }),
    ),
  ];
}

/** Two siblings must not have the same order; the later ones are at issue. */
function siblingIssues(
  siblings: readonly unknown[],
  placeOf: (number: number, sibling: unknown) => ArchivePlace,
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
      issueAt(placeOf(index + 1, sibling), "order", "This order number is already being used."),
    ];
  });
}

/** What a module holds once is on one of its pages alone. */
function repetitionIssues(pages: readonly unknown[], module: ArchivePlace): ArchiveIssue[] {
  const sections = pages.flatMap((page, pageIndex) =>
    childrenOf(page, "sections").map((section, index) => ({
      type: fieldOf(section, "type"),
      place: sectionPlace(
        { ...module, page: { number: pageIndex + 1, title: textOf(page, "title") } },
        index + 1,
        section,
      ),
    })),
  );
  return findRepeated(sections.map(({ type }) => type)).map(({ index, message }) =>
    issueAt(sections[index]?.place ?? module, "type", message),
  );
}

function deletionIssues(section: unknown, place: ArchivePlace): ArchiveIssue[] {
  return fieldOf(section, "isDeleted") === true
    ? [issueAt(place, "isDeleted", "A section marked as deleted cannot be imported.")]
    : [];
}

function schemaIssues(schema: z.ZodType, value: unknown, place: ArchivePlace): ArchiveIssue[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return [];
  return Object.entries(fieldMessages(result.error.issues)).flatMap(([field, messages]) =>
    messages.map((message) => {
      const said = typeof message === "string" ? { message } : message;
      return { place, field: field === "body" ? null : field, ...said };
    }),
  );
}

function issueAt(place: ArchivePlace, field: string, message: Message): ArchiveIssue {
  return { place, field, message };
}
