import type { Comparison } from "@paso/contract";

/** The user's result in a final quiz, with the median of others. */
export type ComparedQuiz = Comparison["quizzes"][number];
