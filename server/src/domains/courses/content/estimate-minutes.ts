import { readSectionText } from "../kinds/read-section-text.ts";
import { kindOf } from "../kinds/section-kinds.ts";
import type { ContentSection } from "./course-content.ts";

/** Reading speed for learning texts. */
const WORDS_A_MINUTE = 200;

/** Content is immutable within a version, so each section is estimated once. */
const estimates = new WeakMap<ContentSection, number>();

/** Estimated minutes for these sections, rounded up; 0 for none. */
export function estimateMinutes(sections: readonly ContentSection[]): number {
  return Math.ceil(sections.reduce((total, section) => total + minutesOf(section), 0));
}

/** Estimated minutes for several pages: the sum of what each of them says. */
export function estimatePageMinutes(pages: readonly (readonly ContentSection[])[]): number {
  return pages.reduce((total, sections) => total + estimateMinutes(sections), 0);
}

function minutesOf(section: ContentSection): number {
  let minutes = estimates.get(section);
  if (minutes === undefined) {
    minutes = readingMinutes(section) + kindOf(section.content).minutes;
    estimates.set(section, minutes);
  }
  return minutes;
}

/** Seconds that reading a section takes at an average speed. */
export function readingSeconds(section: ContentSection): number {
  return readingMinutes(section) * 60;
}

function readingMinutes(section: ContentSection): number {
  return readSectionText(section).split(" ").filter(Boolean).length / WORDS_A_MINUTE;
}
