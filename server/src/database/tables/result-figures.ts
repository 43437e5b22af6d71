/** Types of `section_results.figures`, `quiz_results.figures` and `dated_results`. Shares are from 0 to 1. */

export interface SectionFigures {
  /** Students who reached this section. */
  reached: number;
  /** Of these, those who went on. */
  finished: number;
  /** Those who are here now: reached it, and neither finished it nor did anything further on the page. */
  standing: number;
  /** Of these, those who took no step in the course for a week. */
  left: number;
  /** Median seconds from leaving the previous section to leaving this one; null if unknown. */
  seconds: number | null;
  /** For a text: those who went on in a known time, and those within a tenth of the reading time. */
  pace?: { timed: number; hurried: number };
  /** For a video: where, within a short window from this second, the most of those who left stopped. */
  stop?: { second: number; people: number };
  checked?: CheckedFigures;
  poll?: PollFigures;
  texts?: TextFigures;
}

/** How many chose something: in all, and among the best and worst on the other questions. */
interface Chosen {
  all: number;
  strong: number;
  weak: number;
}

/** A question with right and wrong answers. */
export interface CheckedFigures {
  answers: number;
  right: Chosen;
  /** People in each third; null if results are too few or too similar to tell thirds apart. */
  thirds: { strong: number; weak: number } | null;
  /** Correlation of being right here with the share right elsewhere; null if undefined. */
  discrimination: number | null;
  /** By the option's id. */
  options: Record<string, Chosen>;
}

/** A question without right or wrong answers. */
export interface PollFigures {
  answers: number;
  /** How many chose each option at last, and at first, by its id. */
  options: Record<string, { last: number; first: number }>;
  /** How many answered in the second round, and how many changed something there. */
  revised: number;
  changed: number;
  /** People from one option to another; only for questions with a single choice. */
  moves: { from: number; to: number; people: number }[];
}

/** A question with free-text answers. */
export interface TextFigures {
  answers: number;
  /** Published texts that staff have not hidden. */
  published: number;
  hidden: number;
  /** How often lists showed them. */
  views: number;
  likes: number;
  comments: number;
  /** Published texts without comments. */
  lonely: number;
  /** Open reports on texts and comments. */
  reports: number;
}

export interface QuizFigures {
  questions: number;
  /** Students who have answered at least one of the questions, and all of them. */
  begun: number;
  finished: number;
  /** Those who finished, by number of right answers: from none to all. */
  byRight: number[];
}
