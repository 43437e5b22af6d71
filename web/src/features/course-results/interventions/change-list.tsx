import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { InterventionPreview } from "@paso/contract";

import type { Wish } from "./api.ts";

interface ChangeListProps {
  wish: Wish;
  preview: InterventionPreview;
}

/** An intervention's effects, in words. */
export function ChangeList({ wish, preview }: ChangeListProps) {
  const { t } = useLingui();
  const sentences = useSentences(wish, preview);
  return (
    <div className="grid gap-3">
      <ul className="grid list-disc gap-2 ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="text-muted">
        {t`It is noted in the audit log, and can be undone here for a day.`}
      </p>
    </div>
  );
}

function useSentences({ kind }: Wish, preview: InterventionPreview): string[] {
  const { t } = useLingui();
  const diploma = useDiplomaSentence(kind, preview);
  const reset = useResetSentences(preview);
  if (kind === "open") {
    return [
      t`The page opens now, whatever comes before it and whenever its module begins.`,
      t`The pages before it stay as they are.`,
    ];
  }
  if (kind === "reset") return [...reset, ...diploma];
  return [
    t`The page counts as finished, and the next one opens.`,
    preview.page_finished
      ? t`Its answers stay as they are, and leave the grade.`
      : t`Its questions leave the grade, and are never counted as right.`,
    ...(preview.finishes_course ? [t`The course is finished with it.`] : []),
    ...diploma,
  ];
}

function useResetSentences(preview: InterventionPreview): string[] {
  const { t } = useLingui();
  const { steps, answers, opinions, likes, comments } = preview;
  const { quiz_answers: quizAnswers, quiz_right: quizRight } = preview;
  const made = t`${plural(likes, { one: "# like", other: "# likes" })} and ${plural(comments, { one: "# comment", other: "# comments" })}`;
  const sentences = [
    t`${plural(steps, { one: "# step", other: "# steps" })} and ${plural(answers, { one: "# answer", other: "# answers" })} are taken back, and leave the charts.`,
  ];
  if (opinions > 0) {
    sentences.push(
      t`${plural(opinions, { one: "# opinion goes", other: "# opinions go" })} out of course mates’ sight, with ${made}.`,
    );
  }
  if (quizAnswers > 0) {
    sentences.push(
      t`${plural(quizAnswers, { one: "# of the answers is", other: "# of the answers are" })} of a final quiz; ${quizRight} of them right.`,
    );
  }
  if (preview.page_finished) {
    sentences.push(
      t`The page has to be finished again. Later pages that were not begun wait for it.`,
    );
    if (preview.course_finished) sentences.push(t`The course stays finished.`);
  }
  return sentences;
}

function useDiplomaSentence(kind: Wish["kind"], preview: InterventionPreview): string[] {
  const { t } = useLingui();
  const { diploma } = preview;
  if (diploma === "issued") return [t`The diploma stays valid; it is revoked under Diplomas.`];
  if (diploma !== "due") return [];
  if (kind === "excuse" && preview.finishes_course) {
    return [t`The diploma is sent, if its conditions are met. Undoing this does not revoke it.`];
  }
  if (kind === "reset" && preview.course_finished && preview.page_finished) {
    return [t`The diploma is considered again once the page is finished again.`];
  }
  return [];
}
