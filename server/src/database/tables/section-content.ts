/**
 * An option of a choice question. Its `id` never changes and is never given again within the section,
 * so that answers keep meaning the option they meant however options are reworded, moved or removed.
 */
export interface Option {
  id: number;
  text: string;
}

/** An option with its place in the answer key. */
export interface KeyedOption extends Option {
  valid: boolean;
  /** Shown beside the option once the answer is committed; may be empty. */
  reason: string;
}

interface Exemplified {
  /** The staff's example answers; left out where the author gave no list. */
  examples?: string[];
}

interface Poll extends Exemplified {
  question: string;
  options: Option[];
  /** Id for the next option added. */
  nextOptionId: number;
  /** `survey` questions draw nothing. */
  graphicType: "bar" | "pie" | "survey";
  /** Whether the answer may be changed once after seeing the others; left out is no. */
  twoRounds?: boolean;
}

interface Keyed {
  question: string;
  options: KeyedOption[];
  nextOptionId: number;
  /** Whether the module's final quiz summary counts it. */
  finalQuiz: boolean;
}

/** Fewest and most selections or words; a `max` of 0 is no bound. */
interface Bounds {
  min: number;
  max: number;
}

/** What `sections.content` holds, by kind. */
export type SectionContent =
  | { type: "video"; address: string }
  | { type: "paragraph"; html: string }
  | ({ type: "radio" } & Poll)
  | ({ type: "radio-validated" } & Keyed)
  | ({ type: "select-multiple" } & Poll & Bounds)
  | ({ type: "select-multiple-validated" } & Keyed & Bounds)
  | ({ type: "textarea"; question: string; workbookOnly: boolean } & Bounds & Exemplified)
  | { type: "final_quiz_resume" };

/** Content of one kind: `ContentOf<"radio">`. */
export type ContentOf<Type extends SectionContent["type"]> = Extract<
  SectionContent,
  { type: Type }
>;
