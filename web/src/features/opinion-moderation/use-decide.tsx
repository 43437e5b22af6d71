import { useLingui } from "@lingui/react/macro";
import type { CourseOpinion, Decided } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure, writeQuery } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { showToast } from "../../ui/staff/toast.tsx";
import { courseOpinionQuery, type courseOpinionsQuery, postDecision, type Verdict } from "./api.ts";

/** What is decided about. */
interface Subject {
  opinionId: number;
  /** Null where the opinion itself is meant. */
  commentId: number | null;
  /** Whether it is hidden from peers. */
  hidden: boolean;
}

type ListKey = ReturnType<typeof courseOpinionsQuery>["queryKey"];

interface Decision {
  subject: Subject;
  verdict: Verdict;
  /** Whether it undoes the previous one. */
  isUndo?: boolean;
}

/** Hides, restores and keeps what students wrote; each can be taken back. */
export function useDecide() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ subject, verdict }: Decision) =>
      postDecision(subject.opinionId, subject.commentId, verdict),
    async onSuccess(decided, decision) {
      await show(decided, decision);
      void queryClient.invalidateQueries(courseOpinionQuery(decision.subject.opinionId));
      announce(decision);
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });

  /** Updates it in every list, where it is: a list is sorted again when it is next opened. */
  async function show({ decision, open_reports }: Decided, { subject }: Decision): Promise<void> {
    const rewrite = (opinion: CourseOpinion): CourseOpinion =>
      opinion.id === subject.opinionId
        ? {
            ...opinion,
            open_reports,
            ...(subject.commentId === null && { hidden: decision.hidden, decision }),
          }
        : opinion;
    const lists = queryClient.getQueryCache().findAll({ queryKey: ["course-opinions"] });
    await Promise.all(
      lists.map(({ queryKey }) =>
        writeQuery(
          queryClient,
          { queryKey: queryKey as ListKey },
          (data) =>
            data && {
              ...data,
              pages: data.pages.map((part) => ({ ...part, opinions: part.opinions.map(rewrite) })),
            },
        ),
      ),
    );
  }

  function announce({ subject, verdict, isUndo }: Decision): void {
    if (isUndo) {
      showToast({ text: t`Taken back` });
      return;
    }
    const undo = () =>
      mutate({ subject, verdict: { hidden: subject.hidden, handled: false }, isUndo: true });
    showToast({
      text: verdict.hidden
        ? t`Hidden from course mates`
        : subject.hidden
          ? t`Course mates see it again`
          : t`Kept; its reports are settled`,
      action: { label: t`Undo`, onAction: undo },
    });
  }

  return {
    decide: (subject: Subject, hidden: boolean) =>
      mutate({ subject, verdict: { hidden, handled: true } }),
    isBusy: (opinionId: number, commentId: number | null) =>
      isPending &&
      variables.subject.opinionId === opinionId &&
      variables.subject.commentId === commentId,
  };
}

export type Decide = ReturnType<typeof useDecide>;
