import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseGroup } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { showToast } from "../../ui/staff/toast.tsx";
import { peopleKey, postMove } from "./api.ts";
import { useGroupName } from "./use-group-name.ts";

/** Moves students to another group of their course. */
export function useMoveStudents(courseId: number) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const groupName = useGroupName();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ ids, group }: { ids: readonly number[]; group: CourseGroup }) =>
      postMove(courseId, ids, group.id),
    onSuccess({ user_ids: moved }, { group }) {
      const name = groupName(group);
      showToast({
        text:
          moved.length === 0
            ? t`Already in “${name}”`
            : t`${plural(moved.length, { one: "# student", other: "# students" })} moved to “${name}”`,
      });
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey(courseId) }),
  });
  return {
    toGroup: (ids: readonly number[], group: CourseGroup, onDone: () => void) =>
      mutate({ ids, group }, { onSuccess: onDone }),
    isPending,
  };
}
