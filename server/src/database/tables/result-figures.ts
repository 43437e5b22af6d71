/** What `section_results.figures`, `quiz_results.figures` and `dated_results` hold. Shares are from 0 to 1. */

export interface SectionFigures {
  /** Students who came as far as this section. */
  reached: number;
  /** Of these, who went on. */
  finished: number;
  /** Who stand here: reached it, and neither finished it nor did anything further on the page. */
  standing: number;
  /** Of these, who took no step in the course for a week. */
  left: number;
  /** Median seconds from leaving the section before to leaving this one; null where unknown. */
  seconds: number | null;
  /** Of a text: who went on in a time that is known, and who in a tenth of what reading it takes. */
  pace?: { timed: number; hurried: number };
  /** Of a video: from which second on the most of those who left stopped within a moment. */
  stop?: { second: number; people: number };
  checked?: CheckedFigures;
  poll?: PollFigures;
  texts?: TextFigures;
}

/** How many chose something: all, and of those who did best and worst on the other questions. */
interface Chosen {
  all: number;
  strong: number;
  weak: number;
}

/** A question with right and wrong answers. */
export interface CheckedFigures {
  answers: number;
  right: Chosen;
  /** People in each third; null where results are too few or too alike to tell thirds apart. */
  thirds: { strong: number; weak: number } | null;
  /** Correlation of being right here with the share right elsewhere; null where there is none. */
  discrimination: number | null;
  /** By the option's id. */
  options: Record<string, Chosen>;
}

/** A question of which nothing is right or wrong. */
export interface PollFigures {
  answers: number;
  /** How many chose each option at last, and at first, by its id. */
  options: Record<string, { last: number; first: number }>;
  /** Who answered in the second round, and who changed something there. */
  revised: number;
  changed: number;
  /** People from one option to another; only of questions with one option to choose. */
  moves: { from: number; to: number; people: number }[];
}

/** A question that is answered in one's own words. */
export interface TextFigures {
  answers: number;
  /** Texts for others to read that staff have not hidden. */
  published: number;
  hidden: number;
  /** How often lists showed them. */
  views: number;
  likes: number;
  comments: number;
  /** Published texts that nobody has commented on. */
  lonely: number;
  /** Open reports on texts and comments. */
  reports: number;
}

export interface QuizFigures {
  questions: number;
  /** Students who have answered at least one of the questions, and all of them. */
  begun: number;
  finished: number;
  /** Of those who finished, by how many they got right: from none to all. */
  byRight: number[];
}
