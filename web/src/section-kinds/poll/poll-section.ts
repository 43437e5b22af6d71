import type { ChoiceSection } from "../choice/section-options.ts";

/** A question of which nothing is right or wrong, with a chart; a survey's has none. */
export type PollSection = Extract<ChoiceSection, { two_rounds: boolean }>;
