import { type Locale, type MediaUpload, translateMessage } from "@paso/contract";

import type { MediaUploadRow } from "./find-upload.ts";

export function presentUpload(row: MediaUploadRow, locale: Locale): MediaUpload {
  const { id, name, size, modified, received, state, issue, fileName } = row;
  return {
    id,
    name,
    size,
    modified,
    received,
    state,
    reference: fileName === null ? null : `files/${fileName}`,
    issue: issue === null ? null : say(issue, locale),
  };
}

function say(issue: NonNullable<MediaUploadRow["issue"]>, locale: Locale): string {
  if (typeof issue === "string") return translateMessage(issue, locale);
  return translateMessage(issue.message, locale, issue.values);
}
