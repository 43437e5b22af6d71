import type { SectionDraft } from "@paso/contract";

import type { FieldMessage } from "../../../platform/errors/domain-error.ts";
import { keepsAttachments, mentionsOf, type SectionContent } from "../../courses/index.ts";
import type { FileUse } from "../../files/index.ts";
import type { PageFile } from "./find-page-files.ts";
import type { SectionFile } from "./insert-sections.ts";

/** A section's resolved files, and the names that match none. */
export interface ResolvedFiles {
  files: SectionFile[];
  issues: { field: string; message: FieldMessage }[];
}

/**
 * The files of a section after a save. Attachments are those it has that the draft still lists, and
 * those of a copied section: new ones are uploaded afterwards. The text may show, link to or play any
 * file of the page.
 * @param sectionId null while the section is not there yet
 */
export function resolveFiles(
  draft: SectionDraft,
  content: SectionContent,
  { sectionId, known }: { sectionId: number | null; known: readonly PageFile[] },
): ResolvedFiles {
  const own = known.filter((file) => sectionId !== null && file.sectionId === sectionId);
  const attached = own.filter(({ use }) => use === "attachment");
  const attachedByName = Map.groupBy(attached, ({ name }) => name);
  const knownByName = Map.groupBy([...own, ...known], ({ name }) => name);
  // A section copied from another page comes with its files.
  const uploads = (name: string) =>
    known.filter((one) => one.use === "upload" && one.name === name);
  const files = new Map<string, SectionFile>();
  const issues: ResolvedFiles["issues"] = [];
  const add = (use: SectionFile["use"], { name, fileId }: PageFile) => {
    files.set(`${use} ${name}`, { name, fileId, use, order: files.size });
  };
  if (keepsAttachments(draft)) for (const file of attached) add("attachment", file);
  for (const { name, use, field } of mentionsOf(draft, content)) {
    const candidates =
      use === "attachment" ? (attachedByName.get(name) ?? uploads(name)) : knownByName.get(name);
    const file = candidates?.find((one) => fits(one, use));
    // Names of files that are still to be uploaded.
    if (!file && use === "attachment" && sectionId === null) continue;
    if (file) add(use === "attachment" ? "attachment" : "inline", file);
    else {
      const message = "There is no file {name}. Upload it first.";
      issues.push({ field, message: { message, values: { name } } });
    }
  }
  return { files: [...files.values()], issues };
}

/** Whether a file's type is suitable for a use. */
function fits({ mediaType }: PageFile, use: FileUse): boolean {
  if (use === "image") return mediaType.startsWith("image/");
  if (use === "video") return /^(video|audio)\//.test(mediaType);
  return use !== "captions" || mediaType === "text/vtt";
}
