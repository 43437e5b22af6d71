import { sectionDraft } from "@paso/contract";

import { contentOfDraft, type FileMention, mentionsOf } from "../../courses/index.ts";
import type { ArchiveLocation } from "./archive-issue.ts";
import { eachSection, textOf } from "./walk-archive.ts";

/** A mention, and the part of the course that makes it. */
export interface ArchiveFileMention extends FileMention {
  location: ArchiveLocation;
}

/** All files that a `course.json` names; sections that are invalid themselves are passed over. */
export function findFileMentions(course: unknown): ArchiveFileMention[] {
  const sections = [...eachSection(course)].flatMap(({ section, location }) => {
    const draft = sectionDraft.safeParse(section);
    if (!draft.success) return [];
    return mentionsOf(draft.data, contentOfDraft(draft.data)).map((mention) => ({
      ...mention,
      location,
    }));
  });
  const picture = thumbnailFile(textOf(course, "thumbnail") ?? "");
  const thumbnail =
    picture === null
      ? []
      : [{ name: picture, use: "image" as const, location: {}, field: "thumbnail" }];
  return [...thumbnail, ...sections];
}

/** Name of the picture a course carries in its files; null where its thumbnail is none of them. */
export function thumbnailFile(thumbnail: string): string | null {
  return /^files\/(.+)$/.exec(thumbnail)?.[1]?.normalize("NFC") ?? null;
}
