import type { ChoiceSection } from "../choice/section-options.ts";

/** A question without right or wrong, with a chart; a survey's question has none. */
export type PollSection = Extract<ChoiceSection, { two_rounds: boolean }>;
