import type { Comparison } from "@paso/contract";

/** One's result in a final quiz, with the median of others. */
export type ComparedQuiz = Comparison["quizzes"][number];
