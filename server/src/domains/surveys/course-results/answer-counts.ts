import type { QuestionResult } from "@paso/contract";
import { ANSWERS_NEEDED } from "@paso/contract";

import { PEOPLE_OPTION } from "../../../database/tables/index.ts";
import type { SurveyCount } from "../../learning/index.ts";
import { summariseChoices } from "../statistics/summarise-choices.ts";

/** Number of people by chosen option; {@link PEOPLE_OPTION} counts all who answered. */
export type OptionCounts = ReadonlyMap<number, number>;

/** Counts of answers by question and slice. */
export class AnswerCounts {
  readonly #bySection: ReadonlyMap<number, ReadonlyMap<string, OptionCounts>>;

  constructor(rows: readonly SurveyCount[]) {
    this.#bySection = new Map(
      [...Map.groupBy(rows, ({ sectionId }) => sectionId)].map(([id, ofSection]) => [
        id,
        new Map(
          [...Map.groupBy(ofSection, ({ slice }) => slice)].map(([slice, counted]) => [
            String(slice),
            new Map(counted.map(({ optionId, people }) => [optionId, people])),
          ]),
        ),
      ]),
    );
  }

  /** Counts of one slice; by default, of all. */
  of(sectionId: number, slice: number | string = ""): OptionCounts {
    return this.#bySection.get(sectionId)?.get(String(slice)) ?? new Map();
  }

  /** The slices in which a question was answered, in their order. */
  slicesOf(sectionId: number): string[] {
    return [...(this.#bySection.get(sectionId)?.keys() ?? [])].toSorted();
  }
}

export function peopleOf(counts: OptionCounts): number {
  return counts.get(PEOPLE_OPTION) ?? 0;
}

/** The figures of five or more answers; null for fewer. */
export function figuresOf(options: Parameters<typeof summariseChoices>[0], counts: OptionCounts) {
  if (peopleOf(counts) < ANSWERS_NEEDED) return null;
  const chosen = new Map(counts);
  chosen.delete(PEOPLE_OPTION);
  return summariseChoices(options, chosen);
}

/**
 * @param reached people who could have answered
 * @param figures null to withhold them
 */
export function presentResult(
  counts: OptionCounts,
  reached: number,
  figures: QuestionResult["figures"],
): QuestionResult {
  const answers = peopleOf(counts);
  return {
    answers,
    reached,
    response_rate: reached === 0 ? null : answers / reached,
    figures,
  };
}
