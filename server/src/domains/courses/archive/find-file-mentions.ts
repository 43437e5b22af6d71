import { type SectionDraft, sectionDraft, readVideoFile } from "@paso/contract";

import type { SectionContent } from "../../../database/tables/index.ts";
import type { FileUse } from "../../files/index.ts";
import { contentOfDraft } from "../convert-section.ts";
import { findFileReferences } from "../file-references.ts";
import type { ArchivePlace } from "./archive-fault.ts";
import { eachSection, textOf } from "./walk-archive.ts";

/** That a part of the course names a file of the archive, and what for. */
export interface FileMention {
  name: string;
  use: FileUse;
  place: ArchivePlace;
  field: string;
}

/** All files that a `course.json` names; sections that are faulty themselves are passed over. */
export function findFileMentions(course: unknown): FileMention[] {
  const sections = [...eachSection(course)].flatMap(({ section, place }) => {
    const draft = sectionDraft.safeParse(section);
    if (!draft.success) return [];
    return mentionsOf(draft.data, contentOfDraft(draft.data)).map((mention) => ({
      ...mention,
      place,
    }));
  });
  const picture = thumbnailFile(textOf(course, "thumbnail") ?? "");
  const thumbnail =
    picture === null
      ? []
      : [{ name: picture, use: "image" as const, place: {}, field: "thumbnail" }];
  return [...thumbnail, ...sections];
}

/** The files that one section names. */
export function mentionsOf(
  draft: SectionDraft,
  content: SectionContent,
): Omit<FileMention, "place">[] {
  if (content.type === "video") {
    const name = readVideoFile(content.address);
    return name === null ? [] : [{ name: name.normalize("NFC"), use: "video", field: "video" }];
  }
  if (content.type !== "paragraph") return [];
  return [
    ...attachmentsOf(draft).map((name) => ({
      name,
      use: "attachment" as const,
      field: "paragraph_files",
    })),
    ...findFileReferences(content.html).map(({ name, use }) => ({ name, use, field: "paragraph" })),
  ];
}

/** Name of the picture a course carries in its files; null where its thumbnail is none of them. */
export function thumbnailFile(thumbnail: string): string | null {
  return /^files\/(.+)$/.exec(thumbnail)?.[1]?.normalize("NFC") ?? null;
}

function attachmentsOf(draft: SectionDraft): string[] {
  const names = draft.type === "paragraph" ? (draft.paragraph_files ?? []) : [];
  return names.map((name) => name.normalize("NFC"));
}
