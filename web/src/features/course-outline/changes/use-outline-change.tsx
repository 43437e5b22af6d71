import type { CourseOutline } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

import { describeFailure, writeQuery } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { outlineQuery } from "./outline-query.ts";

interface Change {
  send: () => Promise<unknown>;
  /** The outline as it will be, where that is known beforehand. */
  foresee?: (before: CourseOutline) => CourseOutline;
  /** Called once the server has done it. */
  done?: (() => void) | undefined;
  /** Called once the outline shows what became of it. */
  reread?: () => void;
  /** Takes a refusal over from the toast; answers whether it did. */
  refused?: (error: Error) => boolean;
  /** Whether the caller shows a refusal itself. */
  isReported?: boolean;
}

/**
 * Changes an outline: shows what it is about to be, sends the change, takes it back where the server
 * refuses it, and reads how it became.
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
    // Here, not at the call: what is said of a change must not be lost to the next one.
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
    /** The outline as it is on the screen now. */
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
