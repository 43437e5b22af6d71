import type { ChoiceSection } from "../choice/section-options.ts";

/** A question whose options are right or wrong. */
export type ValidatedSection = Extract<ChoiceSection, { final_quiz: boolean }>;
