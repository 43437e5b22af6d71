import { useLingui } from "@lingui/react/macro";
import { answerClass } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";

import { call, describeFailure, transientError, writeQuery } from "../../api/index.ts";
import { ChoiceField } from "../../section-kinds/choice/choice-field.tsx";
import { choiceGapText } from "../../section-kinds/choice/choice-gap-text.ts";
import { withoutGone } from "../../section-kinds/choice/choose-option.ts";
import { findChoiceGap } from "../../section-kinds/choice/find-choice-gap.ts";
import type { ChoiceSection } from "../../section-kinds/choice/section-options.ts";
import { useUnsentAnswer } from "../../section-kinds/question/use-unsent-answer.ts";
import { useRetry } from "../../session/use-retry.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { RetryNotice } from "../../ui/student/retry-notice.tsx";
import { classQuery } from "./class-query.ts";

interface AnswerFormProps {
  code: string;
  section: ChoiceSection;
  round: 1 | 2;
}

/** The open question; in the second round the first answer is preselected. */
export function AnswerForm({ code, section: given, round }: AnswerFormProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const query = classQuery(code);
  const section: ChoiceSection = { ...given, status: "pending", answer: null };
  const unsent = useUnsentAnswer(section);
  const [isMissing, setMissing] = useState(false);
  const answer = withoutGone(section, unsent.answer || (given.answer ?? ""));
  const gap = findChoiceGap(section, answer);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (sent: string) =>
      call(answerClass, {
        params: { code },
        body: { section_id: section.id, answer: sent, round },
      }),
    async onSuccess(view) {
      unsent.discard();
      await writeQuery(queryClient, query, view);
    },
    // It may have been closed meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  useRetry(error, () => mutate(answer));
  const reason = error && transientError(error);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setMissing(gap !== null);
    if (!gap && !isPending) mutate(answer);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {round === 2 && given.answer !== null && (
        <p className="font-semibold text-muted">
          {t`Once more, now that you have talked about it: change your answer or send it as it is.`}
        </p>
      )}
      <ChoiceField
        section={section}
        answer={answer}
        disabled={isPending}
        sending={isPending}
        onChange={(chosen) => {
          reset();
          setMissing(false);
          unsent.change(chosen);
        }}
      />
      {reason && <RetryNotice reason={reason} />}
      {error && !reason && (
        <Alert tone="wrong">
          <FailureText {...describeFailure(error)} />
        </Alert>
      )}
      {isMissing && gap && (
        <p role="alert" className="text-wrong">
          {i18n._(choiceGapText(gap))}
        </p>
      )}
      <Button type="submit" busy={isPending} className="min-h-12 justify-self-start">
        {t`Send my answer`}
      </Button>
    </form>
  );
}
