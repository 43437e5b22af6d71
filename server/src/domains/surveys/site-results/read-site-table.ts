import { type Locale, type Message, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import { RESULTS_HEAD } from "../course-results/results-head.ts";
import { rowsOfPart } from "../course-results/rows-of-part.ts";
import type { Survey } from "../survey/find-survey.ts";
import { listTexts } from "./list-texts.ts";
import { readSiteResults } from "./read-site-results.ts";

/** Texts per statement. */
const BATCH = 500;

/** All figures on a survey's screen: a row per option in each run, and per text. */
export async function readSiteTable(
  ctx: Context,
  { survey, locale }: { survey: Survey; locale: Locale },
): Promise<Table> {
  const { questions, runs } = await readSiteResults(ctx, survey);
  const titleOf = (id: number) => {
    const run = runs.find((one) => one.id === id);
    return [run?.title, run?.opens?.slice(0, 10)].filter(Boolean).join(", ");
  };
  const t = (message: Message) => translateMessage(message, locale);

  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const [index, { id, text, parts, texts }] of questions.entries()) {
      const number = index + 1;
      for (const { name, options, result, runs: others } of parts) {
        const question = name === "" ? text : `${text} – ${name}`;
        const asked = { question, options: options.map((option) => ({ text: option })) };
        yield* rowsOfPart(number, asked, { part: "Everybody", name: "", ...result }, locale);
        for (const { survey_id, result: other } of others.length > 1 ? others : []) {
          const part = { part: "Run" as const, name: titleOf(survey_id), ...other };
          yield* rowsOfPart(number, asked, part, locale);
        }
      }
      if (texts === null) continue;
      const whose: Cell[] = [number, text, t("Everybody"), "", texts, null, null];
      for (let after = ""; ;) {
        const written = await listTexts(ctx, { survey, questionId: id, after, limit: BATCH });
        for (const one of written) {
          yield [...whose, one.text, one.people, null, null, null, null, one.names.join(", ")];
        }
        if (written.length < BATCH) break;
        after = written.at(-1)?.hash ?? "";
      }
    }
  }
  return { head: RESULTS_HEAD.map(t), rows: rows() };
}
