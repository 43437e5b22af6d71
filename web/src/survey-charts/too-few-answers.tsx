import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ANSWERS_NEEDED } from "@paso/contract";

/** Replaces figures that would reveal individual answers. */
export function TooFewAnswers({ answers }: { answers: number }) {
  const { t } = useLingui();
  const needed = ANSWERS_NEEDED;
  const number = t`${plural(answers, { 0: "No answers yet", one: "# answer so far", other: "# answers so far" })}`;
  return (
    <p className="text-muted">
      <strong className="text-ink tabular-nums">{number}</strong>.{" "}
      {answers > 0 &&
        (answers < needed
          ? t`Figures appear from ${needed} answers on, so that nobody can be identified.`
          : t`Kept back, because together with the others they would tell what a few people answered.`)}
    </p>
  );
}
