import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { useRetry } from "../../../session/use-retry.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { usePlayer } from "../../player/player.ts";
import { StepControls } from "../../player/step-controls.tsx";
import type { SectionBodyProps, SectionOf } from "../../player/student-kind.ts";
import { QuizResult } from "./quiz-result.tsx";

/** The result of the final quiz. If unfinished when shown, it completes itself. */
export function FinalQuizSection(props: SectionBodyProps<SectionOf<"final_quiz_resume">>) {
  const { page, section, advance } = props;
  const { t } = useLingui();
  const { quizSummary } = usePlayer();
  const result = useQuery(quizSummary(section.id));
  useRetry(result.error, () => void result.refetch());
  const finish = useEffectEvent(() => advance.take({ byItself: true }));
  useEffect(() => finish(), []);

  return (
    <>
      {result.isPending && <Loading className="min-h-40" />}
      {result.isError && (
        <Alert tone="wrong" title={t`The result could not be loaded.`}>
          <Button variant="quiet" onClick={() => void result.refetch()} className="mt-2">
            {t`Try again`}
          </Button>
        </Alert>
      )}
      {result.data && <QuizResult page={page} result={result.data} />}
      {advance.failure && (
        <StepControls advance={advance} label={t`Continue`} onTake={() => advance.take()} />
      )}
    </>
  );
}
