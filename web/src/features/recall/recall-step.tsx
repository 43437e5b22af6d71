import { useLingui } from "@lingui/react/macro";
import { answerRecall, type RecallQuestion, type Recalls } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { call, writeQuery } from "../../api/index.ts";
import type { Advance } from "../../section-kinds/player/advance.ts";
import { headingId } from "../../section-kinds/player/heading-id.ts";
import { type Player, PlayerContext } from "../../section-kinds/player/player.ts";
import { QuestionSection } from "../../section-kinds/question/student/question-section.tsx";
import { validatedQuestion } from "../../section-kinds/validated/student/validated-kind.tsx";
import type { ValidatedSection } from "../../section-kinds/validated/validated-section.ts";
import { useUser } from "../../session/session-query.ts";
import { useRetry } from "../../session/use-retry.ts";
import { recallPlayer } from "./recall-player.ts";
import { recallsQuery } from "./recalls-query.ts";

interface RecallStepProps {
  course: Recalls["course"];
  question: RecallQuestion;
  /** The round of recall. */
  time: number;
  /** The page begins with it: the focus is not moved there. */
  isFirst: boolean;
  onNext: () => void;
}

/** A recalled question: answer it, then see the solution and the answer given in the course. */
export function RecallStep({ course, question, time, isFirst, onNext }: RecallStepProps) {
  const { t } = useLingui();
  const { section, was_right: wasRight } = question;
  const advance = useRecallAdvance(course.id, question, onNext);
  const userId = useUser()?.id ?? null;
  const player: Player = {
    ...recallPlayer,
    language: course.language,
    userId,
    // Separate from the answer on the page, and from the previous round's.
    unsent: `recall-${time}`,
  };

  useEffect(() => {
    if (!isFirst) document.getElementById(headingId(section.id))?.focus();
  }, [isFirst, section.id]);

  const kind = {
    ...validatedQuestion,
    renderPeers: () => (
      <p className="mt-6 text-muted">
        {wasRight
          ? t`In the course your answer was correct.`
          : t`In the course your answer was not correct.`}
      </p>
    ),
  };
  return (
    <PlayerContext value={player}>
      <QuestionSection kind={kind} section={section as ValidatedSection} advance={advance} />
    </PlayerContext>
  );
}

/** Sends the answer once; the next step then continues. */
function useRecallAdvance(
  courseId: number,
  { section }: RecallQuestion,
  onNext: () => void,
): Advance {
  const queryClient = useQueryClient();
  const query = recallsQuery(courseId);
  const { mutate, variables, isPending, error, reset } = useMutation({
    mutationFn: (answer: string) =>
      call(answerRecall, { params: { courseId, questionId: section.id }, body: { answer } }),
    onSuccess: (answered) =>
      writeQuery(queryClient, query, (data) => data && withQuestion(data, answered)),
  });
  const again = () => {
    if (variables !== undefined && !isPending) mutate(variables);
  };
  useRetry(error, again);
  return {
    open: true,
    sending: isPending,
    failure: error,
    take: ({ answer = "" } = {}) => {
      if (section.status !== "pending") onNext();
      else if (!isPending) mutate(answer);
    },
    again,
    withdraw: reset,
  };
}

function withQuestion(recalls: Recalls, answered: RecallQuestion): Recalls {
  const { latest } = recalls;
  if (!latest) return recalls;
  const questions = latest.questions.map((question) =>
    question.section.id === answered.section.id ? answered : question,
  );
  return { ...recalls, latest: { ...latest, questions } };
}
