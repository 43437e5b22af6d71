import type { StoredPicture } from "../../files/index.ts";

/** A file of a section, under its name in the section. */
export interface ContentFile {
  readonly name: string;
  /** `attachment` is a download, `inline` is shown in the text or played. */
  readonly use: "attachment" | "inline";
  readonly storageKey: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels; null if it is not an image. */
  readonly width: number | null;
  readonly height: number | null;
  /** What was derived from a picture; null before processing, and for every other file. */
  readonly picture: StoredPicture["picture"];
}

/** Address of a file of a section, for download or display. */
export function fileAddress(sectionId: number, name: string): string {
  return `/student/courses/file/${sectionId}/${encodeURIComponent(name)}`;
}
