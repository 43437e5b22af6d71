import type { Message } from "@paso/contract";

/** The columns of results as a spreadsheet; see `rows-of-part.ts`. */
export const RESULTS_HEAD: Message[] = [
  "Number",
  "Question",
  "Results of",
  "Name",
  "Answers",
  "Reached",
  "Response rate",
  "Answer",
  "People",
  "Share",
  "Mean",
  "Median",
  "Net promoter score",
  "Note",
];
