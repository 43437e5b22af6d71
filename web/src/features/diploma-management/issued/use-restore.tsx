import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { diplomasKey, postRestoration } from "./api.ts";

/** Makes a revoked diploma valid again. */
export function useRestore(courseId: number) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (diplomaId: number) => postRestoration({ courseId, diplomaId }),
    onSuccess() {
      showToast({ text: t`The diploma is valid again` });
      return queryClient.invalidateQueries({ queryKey: diplomasKey(courseId) });
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
  return { restore: mutate };
}
