import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { showToast } from "../../ui/staff/toast.ts";
import { type NewStaff, peopleKey, postStaff } from "./api.ts";

/** Adds someone to a course's staff. */
export function useAddStaff(courseId: number) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (staff: NewStaff) => postStaff(courseId, staff),
    onSuccess({ invited }) {
      if (invited) showToast({ text: t`Invitation on its way` });
      return queryClient.invalidateQueries({ queryKey: peopleKey(courseId) });
    },
  });
}
