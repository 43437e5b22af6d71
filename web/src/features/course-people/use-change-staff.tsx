import { useLingui } from "@lingui/react/macro";
import type { StaffMember, StaffRole } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { peopleKey, postStaff, putStaffRole } from "./api.ts";

/**
 * Changes someone's role in a course, or removes them, which can be undone.
 * @param onBegin called at each attempt
 */
export function useChangeStaff(courseId: number, onBegin: () => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  /** Dismisses the toast of the last refusal. */
  const forget = useRef(() => {});
  const { mutate } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onMutate() {
      forget.current();
      onBegin();
    },
    onError(error) {
      forget.current = showToast({ text: <FailureText {...describeFailure(error)} /> });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey(courseId) }),
  });
  const sayRemoved = ({ email, role }: StaffMember) => {
    const undo = () => mutate(() => postStaff(courseId, { email, role }));
    showToast({ text: t`Removed from staff`, action: { label: t`Undo`, onAction: undo } });
  };
  return {
    /** Null removes them. */
    toRole: (member: StaffMember, role: StaffRole | null) =>
      // Inside the mutation function: the row is unmounted once it succeeds.
      mutate(async () => {
        await putStaffRole(courseId, member.id, role);
        if (role === null) sayRemoved(member);
      }),
  };
}
