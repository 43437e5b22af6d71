import type { CourseOutline } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

import { describeFailure, writeQuery } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { outlineQuery } from "./outline-query.ts";

interface Change {
  send: () => Promise<unknown>;
  /** The optimistic outline, if it is known. */
  foresee?: (before: CourseOutline) => CourseOutline;
  /** Called once the server has done it. */
  done?: (() => void) | undefined;
  /** Called once the outline has been refetched. */
  reread?: () => void;
  /** Handles a refusal in place of the toast; returns whether it did. */
  refused?: (error: Error) => boolean;
  /** Whether the caller shows a refusal itself. */
  isReported?: boolean;
}

/**
 * Changes an outline: updates it optimistically, sends the change, rolls back if the server refuses it,
 * and refetches.
 */
export function useOutlineChange(courseId: number) {
  const queryClient = useQueryClient();
  const query = outlineQuery(courseId);
  const { mutate, mutateAsync } = useMutation({
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ foresee }) => {
      await queryClient.cancelQueries(query);
      const before = queryClient.getQueryData(query.queryKey);
      if (before && foresee) await writeQuery(queryClient, query, foresee(before));
      return { before };
    },
    // Here rather than in `mutate`, whose callbacks a following change would drop.
    onSuccess: (_, { done }) => done?.(),
    onError: async (error, { refused, isReported = false }, context) => {
      if (context?.before) await writeQuery(queryClient, query, context.before);
      if (!isReported && !refused?.(error))
        showToast({ text: <FailureText {...describeFailure(error)} /> });
    },
    onSettled: async (_, error, { reread }) => {
      void queryClient.invalidateQueries({ queryKey: ["pickable"] });
      await queryClient.invalidateQueries(query);
      if (!error) reread?.();
    },
  });
  return {
    change: mutate,
    /** The outline currently on the screen. */
    current: useCallback(
      () => queryClient.getQueryData(outlineQuery(courseId).queryKey),
      [queryClient, courseId],
    ),
    /** For forms, which show a refusal themselves. */
    changeOrThrow: useCallback(
      (send: Change["send"]) => mutateAsync({ send, isReported: true }),
      [mutateAsync],
    ),
  };
}
