import { useLingui } from "@lingui/react/macro";
import type { Decided } from "@paso/contract";
import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";

import { describeFailure } from "../api/index.ts";
import { FailureText } from "../ui/failure-text.tsx";
import { showToast } from "../ui/staff/toast.ts";

/** The subject of a decision. */
interface Subject {
  postId: number;
  /** Null if the post itself is meant. */
  commentId: number | null;
  /** Whether it is hidden from peers. */
  hidden: boolean;
}

interface Verdict {
  hidden: boolean;
  handled: boolean;
}

/** A post's fields in the lists that a decision changes. */
export interface DecidedFacts {
  open_reports: number;
  hidden?: boolean;
  decision?: Decided["decision"];
}

/** A kind of post, as needed for moderation. */
interface ModeratedKind {
  postDecision: (postId: number, commentId: number | null, verdict: Verdict) => Promise<Decided>;
  /** Updates every list that contains it; a list is sorted again when it is next opened. */
  showDecision: (queryClient: QueryClient, postId: number, facts: DecidedFacts) => Promise<void>;
  /** Query key of one post. */
  postKey: (postId: number) => QueryKey;
}

interface Decision {
  subject: Subject;
  verdict: Verdict;
  /** Whether it undoes the previous one. */
  isUndo?: boolean;
}

/** Hides, restores and keeps posts and comments; each decision can be undone. */
export function useDecide({ postDecision, showDecision, postKey }: ModeratedKind) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ subject, verdict }: Decision) =>
      postDecision(subject.postId, subject.commentId, verdict),
    async onSuccess({ decision, open_reports }, made) {
      const { postId, commentId } = made.subject;
      await showDecision(queryClient, postId, {
        open_reports,
        ...(commentId === null && { hidden: decision.hidden, decision }),
      });
      void queryClient.invalidateQueries({ queryKey: postKey(postId) });
      announce(made);
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });

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
    isBusy: (postId: number, commentId: number | null) =>
      isPending && variables.subject.postId === postId && variables.subject.commentId === commentId,
  };
}

export type Decide = ReturnType<typeof useDecide>;
