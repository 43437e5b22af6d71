import type { Locale, WorkbookFormat } from "@paso/contract";

/** A picture as files embed it: a JPEG. */
export interface BookPicture {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** An option of a question, and its result. */
export interface BookOption {
  text: string;
  /** Whether it was chosen. */
  own: boolean;
  /** `true` for correct ones, `false` for chosen wrong ones; else null. */
  valid: boolean | null;
  /** Small print: whose answer it is, how many chose it, why it is right. */
  remarks: readonly string[];
  /** Fraction of the longest bar, from 0 to 1; null without figures. */
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

/** One course's chapter of a workbook. */
export interface BookChapter {
  title: string;
  blocks: readonly BookBlock[];
}

/** A whole workbook ready for rendering, in a form that can be passed between threads. */
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
  /** Text if there are no chapters. */
  nothing: string;
  chapters: readonly BookChapter[];
  /** UUID of this file. */
  identifier: string;
  /** In UTC. */
  madeAt: string;
  author: string;
}
