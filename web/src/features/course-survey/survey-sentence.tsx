import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ANSWERS_NEEDED, type SurveyResults } from "@paso/contract";

import { useFigureFormat } from "../../survey-charts/use-figure-format.ts";

type Survey = NonNullable<SurveyResults["survey"]>;

/** The survey summed up in a sentence. */
export function SurveySentence({ survey }: { survey: Survey }) {
  const { t } = useLingui();
  const { format } = useFigureFormat();
  const { answered, reached } = survey;
  const lowest = findLowest(survey);
  const needed = ANSWERS_NEEDED;
  return (
    <div className="max-w-prose">
      <p className="text-question">
        {reached === 0
          ? t`No one has finished the course yet. Its survey opens once somebody does.`
          : t`${answered} of ${plural(reached, { one: "# student", other: "# students" })} who finished the course answered its survey.`}{" "}
        {lowest && t`Rated lowest, with ${format(lowest.mean)}: “${lowest.question}”`}
      </p>
      <p className="mt-2 text-small text-muted">
        {t`Figures are shown from ${needed} answers on, and never names.`}
      </p>
    </div>
  );
}

/** The question with the lowest mean, if there are several to compare. */
function findLowest({ questions }: Survey): { question: string; mean: number } | null {
  const rated = questions.flatMap(({ question, removed, result }) => {
    const mean = result.figures?.mean;
    return mean == null || removed ? [] : [{ question, mean }];
  });
  if (rated.length < 2) return null;
  return rated.reduce((lowest, one) => (one.mean < lowest.mean ? one : lowest));
}
