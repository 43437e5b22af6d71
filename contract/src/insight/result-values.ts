import { z } from "zod";

import { id, localDay, pathId } from "../http/values.ts";

/** Results for staff; shares are from 0 to 1. */

/** Whose results to show; everybody's by default. A group or days, not both. */
export const audienceQuery = {
  /** Only students of this group. */
  group: pathId.optional(),
  /** Only those who joined the course on this day or later, in the site's time zone. */
  from: localDay.optional(),
  /** Only those who joined the course on this day or earlier. */
  to: localDay.optional(),
};

/** A group whose results can be selected. */
export const resultGroup = z.strictObject({
  id,
  /** Empty for an unnamed default group. */
  name: z.string(),
  is_default: z.boolean(),
  /** Whether its end, or by default the course's, is over. */
  has_ended: z.boolean(),
});
export type ResultGroup = z.infer<typeof resultGroup>;

/** Age of the figures. */
export const resultsAge = z.strictObject({
  /** When they were computed; null if never. */
  as_of: z.iso.datetime().nullable(),
  /** Whether they are being recomputed: poll again in a few seconds. */
  refreshing: z.boolean(),
});
export type ResultsAge = z.infer<typeof resultsAge>;

/** A place in a course. */
export const resultPlace = z.strictObject({
  page: z.strictObject({ id, title: z.string(), module_title: z.string() }),
  section: z
    .strictObject({
      id,
      /** Position on its page, from 1. */
      step: z.int(),
      /** The line by which an author recognises it. */
      title: z.string(),
    })
    .nullable(),
});
export type ResultPlace = z.infer<typeof resultPlace>;

const share = z.number();
const third = z.strictObject({ people: z.int(), right: z.int() });

const checkedOption = z.strictObject({
  id,
  text: z.string(),
  valid: z.boolean(),
  chosen: z.int(),
  /** Within the strong third and the weak third; 0 if there are no thirds. */
  strong: z.int(),
  weak: z.int(),
});

/** A validated question. */
export const checkedResult = z.strictObject({
  type: z.literal("checked"),
  answers: z.int(),
  right: z.int(),
  /** Facility index: the share that is right; null without answers. */
  facility: share.nullable(),
  /**
   * Discrimination index: the correlation of being right here with the share right of all other checked
   * questions, from -1 to 1; null without variance.
   */
  discrimination: z.number().nullable(),
  /** The best and worst on the other questions; null if these are too few or too alike. */
  strong: third.nullable(),
  weak: third.nullable(),
  options: z.array(checkedOption),
  /** Number of times that options were chosen which no longer exist. */
  removed: z.int(),
  /** Whether a final quiz counts it. */
  final_quiz: z.boolean(),
});
export type CheckedResult = z.infer<typeof checkedResult>;

/** A poll, with its changes if it has two rounds. */
export const pollResult = z.strictObject({
  type: z.literal("poll"),
  answers: z.int(),
  options: z.array(
    z.strictObject({
      id,
      text: z.string(),
      /** People whose final choice it is. */
      chosen: z.int(),
      /** People who chose it before the second round. */
      first: z.int(),
    }),
  ),
  removed: z.int(),
  /** Null if it has one round. */
  second_round: z
    .strictObject({
      /** People who answered the second round, and those who changed something. */
      answers: z.int(),
      changed: z.int(),
      /** From one option to another, most frequent first; empty for multiple choice. */
      moves: z.array(z.strictObject({ from: id, to: id, people: z.int() })),
    })
    .nullable(),
});
export type PollResult = z.infer<typeof pollResult>;

/** A free-text question. */
export const textResult = z.strictObject({
  type: z.literal("texts"),
  answers: z.int(),
  /** Texts visible to course mates; the others are private to workbooks or were hidden. */
  published: z.int(),
  hidden: z.int(),
  /** Number of times they were shown in lists. */
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  /** Published texts without a comment. */
  without_reply: z.int(),
  /** Open reports. */
  reports: z.int(),
});
export type TextResult = z.infer<typeof textResult>;

/** A section of the funnel. */
export const sectionResult = z.strictObject({
  id,
  step: z.int(),
  title: z.string(),
  kind: z.enum([
    "video",
    "paragraph",
    "radio",
    "radio-validated",
    "select-multiple",
    "select-multiple-validated",
    "textarea",
    "final_quiz_resume",
  ]),
  /** Students who reached this section. */
  reached: z.int(),
  finished: z.int(),
  /** Students currently at this section, and those of them without a step in the course for a week. */
  standing: z.int(),
  left: z.int(),
  /** Median seconds spent on it; null if that cannot be measured. */
  seconds: z.number().nullable(),
  /** Null for sections that ask for no answer. */
  question: z.discriminatedUnion("type", [checkedResult, pollResult, textResult]).nullable(),
});
export type SectionResult = z.infer<typeof sectionResult>;

const place = { place: resultPlace, redirect_to: z.string() };
const people = z.int();

/** An issue that is worth the staff's time; lists begin with the worst. */
export const resultIssue = z.discriminatedUnion("kind", [
  /** Undecided reports. */
  z.strictObject({ kind: z.literal("reports"), ...place, reports: z.int() }),
  /**
   * A question that most get wrong; `favourite` is the most chosen wrong option. `left_out`, of several right
   * options, is the one that most did not choose: null if `favourite` misleads more people.
   */
  z.strictObject({
    kind: z.literal("hard"),
    ...place,
    answers: z.int(),
    right: people,
    favourite: z.strictObject({ text: z.string(), people }).nullable(),
    left_out: z.strictObject({ text: z.string(), people }).nullable(),
  }),
  /** A question that the strong third gets wrong more often than the weak third. */
  z.strictObject({
    kind: z.literal("reversed"),
    ...place,
    answers: z.int(),
    strong: third,
    weak: third,
  }),
  /** A section where many stopped and have not come back. */
  z.strictObject({ kind: z.literal("left"), ...place, reached: people, left: people }),
  /** Opinions without a reply. */
  z.strictObject({
    kind: z.literal("without_reply"),
    ...place,
    texts: z.int(),
    without_reply: z.int(),
  }),
  /** A question with little information: nearly all get it right. */
  z.strictObject({ kind: z.literal("easy"), ...place, answers: z.int(), right: people }),
  /** A distractor that hardly anybody chose. */
  z.strictObject({
    kind: z.literal("unpicked"),
    ...place,
    answers: z.int(),
    options: z.array(z.string()),
  }),
  /** A text that many left in a tenth of its reading time, of those whose time is known. */
  z.strictObject({
    kind: z.literal("hurried"),
    ...place,
    timed: people,
    hurried: people,
    reading_seconds: z.int(),
  }),
  /** A video that many left around the same second. */
  z.strictObject({ kind: z.literal("video"), ...place, second: z.int(), people }),
]);
export type ResultIssue = z.infer<typeof resultIssue>;

/** Issues whose affected people can be looked up and written to: for `hard`, those who got it wrong, etc. */
export const peopleIssue = z.enum(["hard", "left", "video", "hurried", "without_reply"]);
export type PeopleIssue = z.infer<typeof peopleIssue>;
