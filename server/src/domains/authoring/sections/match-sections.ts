import { isDeepStrictEqual } from "node:util";

import type { SectionDraft } from "@paso/contract";

import { notFound } from "../../../platform/errors/domain-error.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import type { Sanitiser } from "../../../platform/html/prepare-sanitiser.ts";
import { contentOfDraft, findUnknownOptions, type SectionContent } from "../../courses/index.ts";
import type { PageFile } from "./find-page-files.ts";
import type { SectionFile } from "./insert-sections.ts";
import type { AuthoredPage } from "./read-page.ts";
import { resolveFiles, type ResolvedFiles } from "./resolve-files.ts";
import type { SectionIssue } from "./section-issues.ts";

/** The desired state of a section, or a removal. */
export type SectionEntry = SectionDraft | { id: number; order: number; isDeleted: true };

type Stored = AuthoredPage["sections"][number];

/** A section that stays: as stored, and as its author wants it. */
interface KeptSection extends ResolvedFiles {
  /** Index in the list sent, from 0. */
  index: number;
  id: number;
  stored: Stored;
  draft: SectionDraft;
  content: SectionContent;
}

/** The effect of an update on a page, before anything is written. */
export interface MatchedSections {
  kept: KeptSection[];
  removedIds: number[];
  issues: SectionIssue[];
}

/**
 * Matches an update with the page it is for.
 * @param sanitise prepared for the entries' HTML
 * @throws `not_found` when an entry names a section that is not on the page
 */
export async function matchSections(
  entries: readonly SectionEntry[],
  page: AuthoredPage,
  sanitise: Sanitiser,
): Promise<MatchedSections> {
  const giveWay = shareEventLoop();
  const left = new Map(page.sections.map((section) => [section.id, section]));
  const ids = new Set(left.keys());
  const kept: KeptSection[] = [];
  const removedIds: number[] = [];
  const issues: SectionIssue[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.id == null) {
      const message = "This section is not on the page yet. Add it first.";
      issues.push({ index, field: "id", message });
      continue;
    }
    if (!ids.has(entry.id)) throw notFound();
    const stored = left.get(entry.id);
    left.delete(entry.id);
    if (!stored) issues.push({ index, field: "id", message: "This section is listed twice." });
    else if (entry.isDeleted === true) removedIds.push(entry.id);
    else kept.push(keep({ draft: entry, stored, index }, page.files, sanitise));
    await giveWay();
  }
  issues.push(...findOrderIssues(kept, [...left.values()]), ...kept.flatMap(findOwnIssues));
  return { kept, removedIds, issues };
}

/** Whether anything but its files has changed. */
export function hasContentChanged({ stored, draft, content }: KeptSection): boolean {
  return stored.order !== draft.order || !isDeepStrictEqual(stored.content, content);
}

/** Whether its files have changed; the order of attachments counts. */
export function haveFilesChanged({ id, files }: KeptSection, known: readonly PageFile[]): boolean {
  const before = known.filter((file) => file.sectionId === id);
  return !isDeepStrictEqual(listFiles(before), listFiles(files));
}

function keep(
  { draft, stored, index }: Pick<KeptSection, "draft" | "stored" | "index">,
  known: readonly PageFile[],
  sanitise: Sanitiser,
): KeptSection {
  const content = contentOfDraft(draft, stored.content, sanitise);
  const resolved = resolveFiles(draft, content, { sectionId: stored.id, known });
  return { index, id: stored.id, stored, draft, content, ...resolved };
}

/** Reports the later one of two sections with the same order number. */
function findOrderIssues(
  kept: readonly KeptSection[],
  untouched: readonly Stored[],
): SectionIssue[] {
  const taken = new Set(untouched.map(({ order }) => order));
  return kept.flatMap(({ index, draft }) => {
    if (taken.has(draft.order)) {
      return [{ index, field: "order", message: "This order number is already being used." }];
    }
    taken.add(draft.order);
    return [];
  });
}

function findOwnIssues({ index, draft, stored, issues }: KeptSection): SectionIssue[] {
  if (draft.type !== stored.content.type) {
    return [{ index, field: "type", message: "The kind of a section cannot be changed." }];
  }
  return [
    ...findUnknownOptions(stored.content, draft).map((option) => ({
      index,
      field: "items",
      message: {
        message: "Option {number} is not one of this question." as const,
        values: { number: option + 1 },
      },
    })),
    ...issues.map((issue) => ({ index, ...issue })),
  ];
}

function listFiles(files: readonly Pick<SectionFile | PageFile, "name" | "fileId" | "use">[]) {
  const list = (use: string) =>
    files.filter((file) => file.use === use).map(({ name, fileId }) => `${fileId} ${name}`);
  return { attachments: list("attachment"), inline: list("inline").toSorted() };
}
