import type { ArchiveIssue } from "./archive-issue.ts";

/** A course needs fewer than ten levels; anything deeper is not one of ours. */
const DEEPEST = 20;

/** Parses the text of `course.json`; returns an issue instead if it is invalid or nested too deeply. */
export function parseCourseJson(
  bytes: Uint8Array,
): { value: unknown } | { issue: ArchiveIssue["message"] } {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { issue: "course.json is not text in UTF-8." };
  }
  if (depthOf(text) > DEEPEST) return { issue: "course.json is nested too deeply." };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { issue: "course.json is not valid JSON." };
  }
}

/** Nesting depth of brackets outside strings, without parsing: hostile depth could break a parser. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inText) {
      if (character === "\\") at++;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === "[" || character === "{") deepest = Math.max(deepest, ++depth);
    else if (character === "]" || character === "}") depth--;
  }
  return deepest;
}
