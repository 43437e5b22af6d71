import { type ContentSection, readSectionText } from "../../courses/index.ts";

/** What people read of texts that they learn from. */
const WORDS_A_MINUTE = 200;
/** Minutes. How long a video is, nobody knows before it is played. */
const VIDEO = 5;
const CHOICE = 0.5;
const OWN_WORDS = 2;
const SUMMARY = 0.5;

/** Content never changes, only its version does: each section is counted once. */
const estimates = new WeakMap<ContentSection, number>();

/** About how many minutes sections take, rounded up to whole ones; 0 for none. */
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
