import { countWords } from "@paso/contract";

import type { SectionOf } from "../player/student-kind.ts";

/** What keeps a text from being sent; `count` is the number of words so far. */
export type TextGap =
  | { kind: "no-text" }
  | { kind: "too-few-words"; min: number; count: number }
  | { kind: "too-many-words"; max: number; count: number };

/** Finds what an unsent text still lacks; null once it can be sent. A bound of 0 is no bound. */
export function findTextGap({ min, max }: SectionOf<"textarea">, answer: string): TextGap | null {
  const count = countWords(answer);
  if (min && count < min) return { kind: "too-few-words", min, count };
  if (count === 0) return { kind: "no-text" };
  if (max && count > max) return { kind: "too-many-words", max, count };
  return null;
}
