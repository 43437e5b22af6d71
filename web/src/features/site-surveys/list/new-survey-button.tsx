import { useLingui } from "@lingui/react/macro";
import type { Locale } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { postSurvey, SURVEYS_KEY } from "../queries/survey-queries.ts";
import { useNewQuestion } from "../questions/use-new-question.ts";

/** Begins a survey as a draft. */
export function NewSurveyButton({ onCreated }: { onCreated: (surveyId: number) => void }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const newQuestion = useNewQuestion();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      postSurvey({
        title: "",
        intro: "",
        language: i18n.locale as Locale,
        is_anonymous: true,
        opens: null,
        closes: null,
        reminder_date: null,
        reminder_days: null,
        roles: ["student"],
        course_ids: [],
        group_ids: [],
        questions: [newQuestion("single")],
      }),
    onSuccess({ id }) {
      void queryClient.invalidateQueries({ queryKey: SURVEYS_KEY });
      onCreated(id);
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
  return (
    <Button icon="add" busy={isPending} onPress={() => mutate()}>
      {t`New survey`}
    </Button>
  );
}
