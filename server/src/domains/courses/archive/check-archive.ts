import { archiveLevels, type Message, sectionDraft, surveySectionDraft } from "@paso/contract";
import type { z } from "zod";

import { fieldMessages } from "../../../platform/http/parse-input.ts";
import type { ArchiveFault, ArchivePlace } from "./archive-fault.ts";
import { childrenOf, fieldOf, sectionPlace, textOf } from "./walk-archive.ts";

/**
 * Holds what `course.json` says against the rules of the contract, level by level, so that all faults
 * come to light at once. What needs the files themselves is checked elsewhere.
 */
export function findArchiveFaults(course: unknown): ArchiveFault[] {
  return [
    ...schemaFaults(archiveLevels.course, course, {}),
    ...siblingFaults(childrenOf(course, "modules"), (number, module) => ({
      module: { number, title: textOf(module, "title") },
    })),
    ...childrenOf(course, "modules").flatMap((module, index) => moduleFaults(module, index + 1)),
    ...childrenOf(course, "surveys").flatMap((survey, index) => surveyFaults(survey, index + 1)),
  ];
}

function moduleFaults(module: unknown, number: number): ArchiveFault[] {
  const place = { module: { number, title: textOf(module, "title") } };
  const pages = childrenOf(module, "pages");
  return [
    ...schemaFaults(archiveLevels.module, module, place),
    ...siblingFaults(pages, (at, page) => ({
      ...place,
      page: { number: at, title: textOf(page, "title") },
    })),
    ...pages.flatMap((page, index) => pageFaults(page, index + 1, place)),
    ...summaryFaults(pages, place),
  ];
}

function pageFaults(page: unknown, number: number, module: ArchivePlace): ArchiveFault[] {
  const place = { ...module, page: { number, title: textOf(page, "title") } };
  const sections = childrenOf(page, "sections");
  return [
    ...schemaFaults(archiveLevels.page, page, place),
    ...siblingFaults(sections, (at, section) => sectionPlace(place, at, section)),
    ...sections.flatMap((section, index) => [
      ...schemaFaults(sectionDraft, section, sectionPlace(place, index + 1, section)),
      ...deletionFaults(section, sectionPlace(place, index + 1, section)),
    ]),
  ];
}

function surveyFaults(survey: unknown, number: number): ArchiveFault[] {
  const place = { survey: { number } };
  return [
    ...schemaFaults(archiveLevels.survey, survey, place),
    ...childrenOf(survey, "sections").flatMap((question, index) =>
      schemaFaults(surveySectionDraft, question, { ...place, question: { number: index + 1 } }),
    ),
  ];
}

/** Two siblings must not have the same order; the later ones are at fault. */
function siblingFaults(
  siblings: readonly unknown[],
  placeOf: (number: number, sibling: unknown) => ArchivePlace,
): ArchiveFault[] {
  const seen = new Set<unknown>();
  return siblings.flatMap((sibling, index) => {
    const order = fieldOf(sibling, "order");
    if (order === undefined) return [];
    if (!seen.has(order)) {
      seen.add(order);
      return [];
    }
    return [
      faultAt(placeOf(index + 1, sibling), "order", "This order number is already being used."),
    ];
  });
}

/** A module has one final quiz summary, on whichever of its pages. */
function summaryFaults(pages: readonly unknown[], module: ArchivePlace): ArchiveFault[] {
  const summaries = pages.flatMap((page, pageIndex) =>
    childrenOf(page, "sections").flatMap((section, index) =>
      fieldOf(section, "type") === "final_quiz_resume"
        ? [
            sectionPlace(
              { ...module, page: { number: pageIndex + 1, title: textOf(page, "title") } },
              index + 1,
              section,
            ),
          ]
        : [],
    ),
  );
  return summaries
    .slice(1)
    .map((place) =>
      faultAt(
        place,
        "type",
        "It looks like there is already a final quiz resume section in this module.",
      ),
    );
}

function deletionFaults(section: unknown, place: ArchivePlace): ArchiveFault[] {
  return fieldOf(section, "isDeleted") === true
    ? [faultAt(place, "isDeleted", "A section marked as deleted cannot be imported.")]
    : [];
}

function schemaFaults(schema: z.ZodType, value: unknown, place: ArchivePlace): ArchiveFault[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return [];
  return Object.entries(fieldMessages(result.error.issues)).flatMap(([field, messages]) =>
    messages.map((message) => {
      const said = typeof message === "string" ? { message } : message;
      return { place, field: field === "body" ? null : field, ...said };
    }),
  );
}

function faultAt(place: ArchivePlace, field: string, message: Message): ArchiveFault {
  return { place, field, message };
}
