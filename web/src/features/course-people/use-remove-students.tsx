import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { peopleKey, postRemoval, postReturn } from "./api.ts";

/** Removes students from a course; can be undone. */
export function useRemoveStudents(courseId: number) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: peopleKey(courseId) });
  const onError = (error: Error) =>
    showToast({ text: <FailureText {...describeFailure(error)} /> });
  const restore = useMutation({
    mutationFn: (userIds: readonly number[]) => postReturn(courseId, userIds),
    onSuccess() {
      showToast({ text: t`Undone` });
      return refresh();
    },
    onError,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (userIds: readonly number[]) => postRemoval(courseId, userIds),
    onSuccess(removed) {
      showToast({
        text: t`${plural(removed.length, {
          one: "# student removed; the answers stay",
          other: "# students removed; their answers stay",
        })}`,
        action: { label: t`Undo`, onAction: () => restore.mutate(removed) },
      });
      return refresh();
    },
    onError,
  });
  return {
    remove: (userIds: readonly number[], onDone: () => void) =>
      mutate(userIds, { onSuccess: onDone }),
    isPending,
  };
}
