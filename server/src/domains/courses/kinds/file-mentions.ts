import type { SectionDraft } from "@paso/contract";

import type { FileMention } from "./section-kind.ts";
import { kindOf, type SectionContent } from "./section-kinds.ts";

/** The files that one section names: its attachments, then those of its content. */
export function mentionsOf(draft: SectionDraft, content: SectionContent): FileMention[] {
  const { files } = kindOf(content);
  if (!files) return [];
  const { attachments } = files;
  const names = attachments?.listed(draft) ?? [];
  return [
    ...names.map((name) => ({ name, use: "attachment" as const, field: attachments?.field ?? "" })),
    ...files.mentions(content),
  ];
}

/** Whether a draft leaves the attachments as they are. */
export function keepsAttachments(draft: SectionDraft): boolean {
  const attachments = kindOf(draft).files?.attachments;
  return attachments !== undefined && attachments.listed(draft) === null;
}

/** The content with its files renamed; null keeps a name. */
export function renameFiles(
  content: Readonly<SectionContent>,
  newNameOf: (name: string) => string | null,
): Readonly<SectionContent> {
  return kindOf(content).files?.rename(content, newNameOf) ?? content;
}

/** Whether a section can have attachments. */
export function takesAttachments(content: Readonly<SectionContent>): boolean {
  return kindOf(content).files?.attachments !== undefined;
}
