import type { Locale, WorkbookFormat } from "@paso/contract";

/** A picture as files embed it: a JPEG. */
export interface BookPicture {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** An option of a question, and what became of it. */
export interface BookOption {
  text: string;
  /** Whether it was chosen. */
  own: boolean;
  /** `true` for right ones, `false` for wrong ones that were chosen; null for neither. */
  valid: boolean | null;
  /** What is said of it in small print: whose answer it is, how many chose it, why it is right. */
  remarks: readonly string[];
  /** Part of the longest bar, from 0 to 1; null without figures. */
  share: number | null;
}

/** A piece of a chapter. */
export type BookBlock =
  | { kind: "heading"; text: string; module: string }
  | { kind: "label"; text: string }
  | { kind: "question"; text: string }
  | { kind: "text"; text: string }
  | { kind: "own"; text: string }
  | { kind: "quote"; text: string }
  | { kind: "small"; text: string }
  | { kind: "options"; options: readonly BookOption[] }
  | { kind: "comments"; comments: readonly { author: string; text: string }[] }
  | { kind: "picture"; picture: BookPicture };

/** What one course adds to a workbook. */
export interface BookChapter {
  title: string;
  blocks: readonly BookBlock[];
}

/** A whole workbook as it is drawn, in a form that passes between threads. */
export interface Book {
  format: WorkbookFormat;
  locale: Locale;
  /** `#rrggbb`. */
  accent: string;
  siteName: string;
  title: string;
  /** Lines below the title. */
  subtitle: readonly string[];
  contents: string;
  /** Said where there are no chapters. */
  nothing: string;
  chapters: readonly BookChapter[];
  /** UUID that names this file among all. */
  identifier: string;
  /** In UTC. */
  madeAt: string;
  author: string;
}
