import { type ContentSection, readSectionText } from "../../courses/index.ts";

/** Reading speed for texts one learns from. */
const WORDS_A_MINUTE = 200;
/** Minutes. A video's length is unknown until it is played. */
const VIDEO = 5;
const CHOICE = 0.5;
const OWN_WORDS = 2;
const SUMMARY = 0.5;

/** Content is immutable within a version, so each section is estimated once. */
const estimates = new WeakMap<ContentSection, number>();

/** Rough minutes for these sections, rounded up; 0 for none. */
export function estimateMinutes(sections: readonly ContentSection[]): number {
  return Math.ceil(sections.reduce((total, section) => total + minutesOf(section), 0));
}

function minutesOf(section: ContentSection): number {
  let minutes = estimates.get(section);
  if (minutes === undefined) {
    minutes = readingMinutes(section) + doingMinutes(section);
    estimates.set(section, minutes);
  }
  return minutes;
}

function readingMinutes(section: ContentSection): number {
  return readSectionText(section).split(" ").filter(Boolean).length / WORDS_A_MINUTE;
}

function doingMinutes({ content }: ContentSection): number {
  switch (content.type) {
    case "video":
      return VIDEO;
    case "paragraph":
      return 0;
    case "final_quiz_resume":
      return SUMMARY;
    case "textarea":
      return OWN_WORDS;
    default:
      return CHOICE;
  }
}
