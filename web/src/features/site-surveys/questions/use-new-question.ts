import { useLingui } from "@lingui/react/macro";
import type { SurveyQuestion, SurveyQuestionKind } from "@paso/contract";

import { randomKey } from "../../../api/index.ts";
import { TEN_POINTS } from "./ten-points.ts";

/** Creates new questions, or converts one to another kind, keeping what fits both. */
export function useNewQuestion() {
  const { t } = useLingui();
  return (kind: SurveyQuestionKind, from?: SurveyQuestion): SurveyQuestion => {
    const base = {
      id: from?.id ?? randomKey(),
      text: from?.text ?? "",
      required: from?.required ?? kind !== "text",
    };
    const number = 1;
    const part = (text: string) => ({ id: randomKey(), text });
    switch (kind) {
      case "scale":
        return { ...base, kind, labels: [...TEN_POINTS] };
      case "text":
        return { ...base, kind };
      case "single":
      case "multiple":
        return {
          ...base,
          kind,
          options: from && "options" in from ? from.options : [part(t`Option ${number}`)],
        };
      case "matrix":
        return {
          ...base,
          kind,
          rows: from && "options" in from ? from.options.slice(0, 30) : [part("")],
          columns: [part(t`Good`), part(t`Fair`), part(t`Poor`)],
        };
    }
  };
}
