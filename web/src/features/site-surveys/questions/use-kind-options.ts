import { useLingui } from "@lingui/react/macro";
import type { SurveyQuestionKind } from "@paso/contract";

/** Names of the question kinds. */
export function useKindOptions(): { id: SurveyQuestionKind; label: string }[] {
  const { t } = useLingui();
  return [
    { id: "single", label: t`One answer` },
    { id: "multiple", label: t`Several answers` },
    { id: "scale", label: t`Scale from 10 to 1` },
    { id: "matrix", label: t`Matrix` },
    { id: "text", label: t`Own words` },
  ];
}
