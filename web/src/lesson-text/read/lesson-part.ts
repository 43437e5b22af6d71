import type { GraphicType, SectionType } from "@paso/contract";

/** An option as it was read. */
export interface PartOption {
  text: string;
  isRight: boolean;
  reason: string;
}

/** Something of the source that no field of its section holds, and why. */
export interface LeftOver {
  text: string;
  why:
    | "comment"
    | "category"
    | "title"
    | "answer"
    | "feedback"
    | "examples"
    | "matching"
    | "beside";
}

/** An ambiguity of the text; the author is asked about it, but never blocked. */
export type Doubt = "poll" | "opinion" | "address";

/**
 * A stretch of the text and the section that it becomes. `none` becomes no section, such as a comment of a
 * GIFT file: it is shown, and can be given a kind.
 */
export interface LessonPart {
  kind: SectionType | "none";
  /** Lines of the text, counted from 0; `to` is the first line after it. */
  from: number;
  to: number;
  /** These lines, without the one that names the kind. */
  source: string;
  /** Whether the text names the kind, as a copied text does: it is then read literally. */
  isExact: boolean;
  html: string;
  video: string;
  mustWatch: boolean;
  question: string;
  options: readonly PartOption[];
  finalQuiz: boolean;
  chart: GraphicType;
  twoRounds: boolean;
  /** Words of an opinion, options of a multiple choice; 0 for no bound. */
  min: number;
  max: number;
  workbookOnly: boolean;
  examples: readonly string[];
  leftOver: readonly LeftOver[];
  doubt: Doubt | null;
}

/** A part with nothing in it yet. */
export function emptyPart(
  kind: LessonPart["kind"],
  { from, to, source }: Pick<LessonPart, "from" | "to" | "source">,
): LessonPart {
  return {
    kind,
    from,
    to,
    source,
    isExact: false,
    html: "",
    video: "",
    mustWatch: false,
    question: "",
    options: [],
    finalQuiz: false,
    chart: "bar",
    twoRounds: false,
    min: 0,
    max: 0,
    workbookOnly: false,
    examples: [],
    leftOver: [],
    doubt: null,
  };
}

/** How a text is to be read. */
export interface ReadOptions {
  /** Pictures of a pasted text by their names in it. */
  pictures?: ReadonlyMap<string, string>;
  /** Literally: every line break counts, and every backslash escapes the next character. */
  isExact?: boolean;
}

/** Replacements for GIFT's `TRUE` and `FALSE`, in the author's language. */
export interface TrueFalse {
  yes: string;
  no: string;
}

/** How a whole text is read. */
export interface LessonOptions extends Omit<ReadOptions, "isExact"> {
  trueFalse: TrueFalse;
}
