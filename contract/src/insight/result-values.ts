import { z } from "zod";

import { id, pathId } from "../http/values.ts";

/** What staff are shown of results; shares are from 0 to 1. */

/** A day of which one can name the one after. */
const day = z.iso
  .date({ error: "Write a date as YYYY-MM-DD." })
  .refine((text) => text < "9999-01-01", { error: "This date does not exist." });

/** Whose results are asked for; everybody's unless given. A group or days, not both. */
export const audienceQuery = {
  /** Only students of this group. */
  group: pathId.optional(),
  /** Only who joined the course on this day or later, on the site's clocks. */
  from: day.optional(),
  /** Only who joined the course on this day or earlier. */
  to: day.optional(),
};

/** A group among those whose results one can ask for. */
export const resultGroup = z.strictObject({
  id,
  /** Empty for a default group that was never named. */
  name: z.string(),
  is_default: z.boolean(),
  /** Whether its end, or the course's where it has none, is over. */
  has_ended: z.boolean(),
});
export type ResultGroup = z.infer<typeof resultGroup>;

/** How old figures are. */
export const resultsAge = z.strictObject({
  /** When they were computed; null where they never were. */
  as_of: z.iso.datetime().nullable(),
  /** Whether new ones are being computed: ask again in a few seconds. */
  refreshing: z.boolean(),
});
export type ResultsAge = z.infer<typeof resultsAge>;

/** A place in a course. */
export const resultPlace = z.strictObject({
  page: z.strictObject({ id, title: z.string(), module_title: z.string() }),
  section: z
    .strictObject({
      id,
      /** On its page, from 1. */
      step: z.int(),
      /** What an author recognises it by. */
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
  /** Of the strong third and of the weak third; 0 where there are no thirds. */
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
   * Discrimination index: how being right here correlates with the share right of all other checked
   * questions, from -1 to 1; null where nothing varies.
   */
  discrimination: z.number().nullable(),
  /** Who did best and worst on the other questions; null where these are too few or too alike. */
  strong: third.nullable(),
  weak: third.nullable(),
  options: z.array(checkedOption),
  /** Times that options were chosen which the question no longer has. */
  removed: z.int(),
  /** Whether a final quiz counts it. */
  final_quiz: z.boolean(),
});
export type CheckedResult = z.infer<typeof checkedResult>;

/** A poll, with its movement where it has two rounds. */
export const pollResult = z.strictObject({
  type: z.literal("poll"),
  answers: z.int(),
  options: z.array(
    z.strictObject({
      id,
      text: z.string(),
      /** People who chose it in the end. */
      chosen: z.int(),
      /** People who chose it before the second round. */
      first: z.int(),
    }),
  ),
  removed: z.int(),
  /** Null where it has one round. */
  second_round: z
    .strictObject({
      /** People who answered a second time, and who changed something. */
      answers: z.int(),
      changed: z.int(),
      /** From one option to another, the most frequent first; empty for several choices. */
      moves: z.array(z.strictObject({ from: id, to: id, people: z.int() })),
    })
    .nullable(),
});
export type PollResult = z.infer<typeof pollResult>;

/** A question answered in words. */
export const textResult = z.strictObject({
  type: z.literal("texts"),
  answers: z.int(),
  /** Texts that course mates read; the others stay in workbooks or were hidden. */
  published: z.int(),
  hidden: z.int(),
  /** How often they were shown in lists. */
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
  /** Students who came as far as this section. */
  reached: z.int(),
  finished: z.int(),
  /** Students who stand here, and those of them who have done nothing in the course for a week. */
  standing: z.int(),
  left: z.int(),
  /** Median seconds that it takes; null where no time can be taken. */
  seconds: z.number().nullable(),
  /** Null for sections that ask for no answer. */
  question: z.discriminatedUnion("type", [checkedResult, pollResult, textResult]).nullable(),
});
export type SectionResult = z.infer<typeof sectionResult>;

const place = { place: resultPlace, redirect_to: z.string() };
const people = z.int();

/** Something that is worth the staff's time; the worst is the first of its list. */
export const resultIssue = z.discriminatedUnion("kind", [
  /** Reports that nobody has dealt with. */
  z.strictObject({ kind: z.literal("reports"), ...place, reports: z.int() }),
  /** A question that most get wrong; `favourite` is the wrong option that most chose. */
  z.strictObject({
    kind: z.literal("hard"),
    ...place,
    answers: z.int(),
    right: people,
    favourite: z.strictObject({ text: z.string(), people }).nullable(),
  }),
  /** A question that the strong get wrong more often than the weak. */
  z.strictObject({
    kind: z.literal("reversed"),
    ...place,
    answers: z.int(),
    strong: third,
    weak: third,
  }),
  /** A section where many stopped who have not come back. */
  z.strictObject({ kind: z.literal("left"), ...place, reached: people, left: people }),
  /** Opinions that nobody has replied to. */
  z.strictObject({
    kind: z.literal("without_reply"),
    ...place,
    texts: z.int(),
    without_reply: z.int(),
  }),
  /** A question that hardly tells anybody anything: nearly all get it right. */
  z.strictObject({ kind: z.literal("easy"), ...place, answers: z.int(), right: people }),
  /** A wrong option that hardly anybody took for right. */
  z.strictObject({
    kind: z.literal("unpicked"),
    ...place,
    answers: z.int(),
    options: z.array(z.string()),
  }),
  /** A text that many left in a tenth of what reading it takes, of those whose time is known. */
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

/** Issues that are about people one can look up and write to: those who `hard` says got it wrong, and so on. */
export const peopleIssue = z.enum(["hard", "left", "video", "hurried", "without_reply"]);
export type PeopleIssue = z.infer<typeof peopleIssue>;
