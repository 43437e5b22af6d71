import type { QuestionResult } from "@paso/contract";
import { ANSWERS_NEEDED } from "@paso/contract";

import { PEOPLE_OPTION } from "../../../database/tables/index.ts";
import type { SurveyCount } from "../../learning/index.ts";
import { summariseChoices } from "../statistics/summarise-choices.ts";

/** People by the option that they chose; {@link PEOPLE_OPTION} counts all who answered. */
export type OptionCounts = ReadonlyMap<number, number>;

/** Counted answers by question and slice. */
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

  /** Of one slice; of all without its name. */
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

/** The figures of five answers or more; null of fewer. */
export function figuresOf(options: Parameters<typeof summariseChoices>[0], counts: OptionCounts) {
  if (peopleOf(counts) < ANSWERS_NEEDED) return null;
  const chosen = new Map(counts);
  chosen.delete(PEOPLE_OPTION);
  return summariseChoices(options, chosen);
}

/**
 * @param reached people who could have answered
 * @param figures null keeps them back
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
