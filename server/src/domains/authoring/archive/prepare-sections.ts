import { archivedDesign, type SectionDraft, sectionDraft } from "@paso/contract";

import {
  contentOfDraft,
  type FileMention,
  mentionsOf,
  type SectionContent,
} from "../../courses/index.ts";
import type { ArchiveLocation } from "./archive-issue.ts";
import { listPictures } from "./design-pictures.ts";
import { eachSection, fieldOf, textOf } from "./walk-archive.ts";

/** A valid section of an archive, in the form to be stored. */
export interface PreparedSection {
  location: ArchiveLocation;
  draft: SectionDraft;
  content: SectionContent;
  /** The files that it names. */
  mentions: readonly FileMention[];
}

/** Sections between two progress reports. */
const STEP = 50;

/**
 * Converts the sections of a `course.json`; invalid ones are skipped.
 * @param onSections called now and then with the number of sections done
 */
export function prepareSections(
  course: unknown,
  onSections: (done: number) => void,
): PreparedSection[] {
  const prepared: PreparedSection[] = [];
  let done = 0;
  for (const { section, location } of eachSection(course)) {
    const read = sectionDraft.safeParse(section);
    if (read.success) {
      const draft = read.data;
      const content = contentOfDraft(draft);
      prepared.push({ location, draft, content, mentions: mentionsOf(draft, content) });
    }
    if (++done % STEP === 0) onSections(done);
  }
  return prepared;
}

/** A mention of a file, and the part of the course that makes it. */
export interface ArchiveFileMention extends FileMention {
  location: ArchiveLocation;
}

/** All files that a `course.json` names, in its sections and for its picture. */
export function listFileMentions(
  course: unknown,
  sections: readonly PreparedSection[],
): ArchiveFileMention[] {
  const picture = archivedFile(textOf(course, "thumbnail") ?? "");
  const thumbnail =
    picture === null
      ? []
      : [{ name: picture, use: "image" as const, location: {}, field: "thumbnail" }];
  return [
    ...thumbnail,
    ...sections.flatMap(({ mentions, location }) =>
      mentions.map((mention) => ({ ...mention, location })),
    ),
  ];
}

/** All pictures that its diploma design names; an invalid design is reported elsewhere. */
export function listDesignMentions(course: unknown): ArchiveFileMention[] {
  const { success, data } = archivedDesign.safeParse(fieldOf(course, "diploma_design"));
  if (!success) return [];
  return listPictures(data).flatMap(({ picture, field }) => {
    const name = archivedFile(picture);
    return name === null
      ? []
      : { name, use: "image" as const, location: {}, field: `diploma_design.${field}` };
  });
}

/** Name of the file that an address such as a thumbnail's refers to; null if it is not in the archive. */
export function archivedFile(address: string): string | null {
  return /^files\/(.+)$/.exec(address)?.[1]?.normalize("NFC") ?? null;
}
