import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { studentWayQuery } from "../parts/api.ts";
import { postExtension, postIntervention, postUndo, type Student, type Wish } from "./api.ts";

/** Callbacks that dismiss the undo toast of an intervention, by its id. */
const offers = new Map<number, () => void>();

/** Makes an intervention; can be undone. */
export function useIntervene(student: Student) {
  const { t } = useLingui();
  const undo = useUndo(student);
  const refresh = useRefresh(student);
  const done = {
    reset: t`It was reset.`,
    open: t`The page is open.`,
    excuse: t`The page is excused.`,
  };
  return useMutation({
    mutationFn: (wish: Wish) => postIntervention(student, wish),
    onSuccess({ id }, { kind }) {
      const action = { label: t`Undo`, onAction: () => undo.mutate(id) };
      offers.set(id, showToast({ text: done[kind], action }));
      return refresh();
    },
  });
}

/** Gives a student more time; that can be undone. */
export function useExtend(student: Student) {
  const { t } = useLingui();
  const undo = useUndo(student);
  const refresh = useRefresh(student);
  return useMutation({
    mutationFn: (endDate: string) => postExtension(student, endDate),
    onSuccess({ id }) {
      const action = { label: t`Undo`, onAction: () => undo.mutate(id) };
      offers.set(id, showToast({ text: t`The new end is set.`, action }));
      return refresh();
    },
  });
}

/** Undoes a change of the last day. */
export function useUndo(student: Student) {
  const { t } = useLingui();
  const refresh = useRefresh(student);
  return useMutation({
    mutationFn: (interventionId: number) => postUndo(student, interventionId),
    onSuccess(_, id) {
      offers.get(id)?.();
      offers.delete(id);
      showToast({ text: t`Undone` });
      return refresh();
    },
    onError(error) {
      showToast({ text: <FailureText {...describeFailure(error)} /> });
      return refresh();
    },
  });
}

function useRefresh({ courseId, userId }: Student) {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({ queryKey: studentWayQuery(courseId, userId).queryKey });
}
