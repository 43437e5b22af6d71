import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { SwitchField } from "../../ui/staff/switch-field.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { putSettings } from "./api.ts";

interface ShareSwitchProps {
  courseId: number;
  studentsShare: boolean;
  /** Whether this user may change it. */
  mayEdit: boolean;
}

/** Whether students of a course share articles, too; saved at once. */
export function ShareSwitch({ courseId, studentsShare, mayEdit }: ShareSwitchProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (isAllowed: boolean) => putSettings(courseId, isAllowed),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["course-articles", courseId] }),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
  return (
    <SwitchField
      label={t`Students share articles, too`}
      hint={t`When this is off, students read what you share, comment on it and like it.`}
      value={change.isPending ? change.variables : studentsShare}
      isDisabled={!mayEdit || change.isPending}
      onChange={(isAllowed) => change.mutate(isAllowed)}
    />
  );
}
