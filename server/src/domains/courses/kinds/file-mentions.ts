import { readVideoFile, type SectionDraft } from "@paso/contract";

import type { SectionContent } from "../../../database/tables/index.ts";
import { findFileReferences } from "../../../platform/html/file-references.ts";
import type { FileUse } from "../../files/index.ts";

/** That a section names a file, in which field and what for. */
export interface FileMention {
  name: string;
  use: FileUse;
  field: string;
}

/** The files that one section names. */
export function mentionsOf(draft: SectionDraft, content: SectionContent): FileMention[] {
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

function attachmentsOf(draft: SectionDraft): string[] {
  const names = draft.type === "paragraph" ? (draft.paragraph_files ?? []) : [];
  return names.map((name) => name.normalize("NFC"));
}
