import type { ArchiveIssue } from "./archive-issue.ts";

/** Levels a course needs are fewer than ten; what is deeper was not written for us. */
const DEEPEST = 20;

/** Reads the text of `course.json`; a message instead when it is no JSON we would look at. */
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

/** How deep the brackets outside of texts nest; found without parsing, which hostile depth could break. */
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
