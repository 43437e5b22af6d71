import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseGroup, CourseStudent } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { peopleKey, postMove } from "./api.ts";
import { useGroupName } from "./use-group-name.ts";

/** Moves students to another group of their course; can be undone. */
export function useMoveStudents(courseId: number) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const groupName = useGroupName();
  const refresh = () => queryClient.invalidateQueries({ queryKey: peopleKey(courseId) });
  const onError = (error: Error) =>
    showToast({ text: <FailureText {...describeFailure(error)} /> });
  const moveBack = useMutation({
    async mutationFn(students: readonly CourseStudent[]) {
      for (const groupId of new Set(students.map((student) => student.group_id))) {
        const members = students.filter((student) => student.group_id === groupId);
        await postMove(courseId, idsOf(members), groupId);
      }
    },
    onSuccess: () => showToast({ text: t`Undone` }),
    onError,
    onSettled: refresh,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ students, group }: { students: readonly CourseStudent[]; group: CourseGroup }) =>
      postMove(courseId, idsOf(students), group.id),
    onSuccess(moved, { students, group }) {
      const name = groupName(group);
      if (moved.length === 0) {
        showToast({ text: t`Already in “${name}”` });
        return;
      }
      const before = students.filter(({ id }) => moved.includes(id));
      showToast({
        text: t`${plural(moved.length, { one: "# student", other: "# students" })} moved to “${name}”`,
        action: { label: t`Undo`, onAction: () => moveBack.mutate(before) },
      });
    },
    onError,
    onSettled: refresh,
  });
  return {
    toGroup: (students: readonly CourseStudent[], group: CourseGroup, onDone: () => void) =>
      mutate({ students, group }, { onSuccess: onDone }),
    isPending,
  };
}

const idsOf = (students: readonly CourseStudent[]) => students.map(({ id }) => id);
