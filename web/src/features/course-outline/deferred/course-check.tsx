import { Plural, useLingui } from "@lingui/react/macro";
import { updateCourse } from "@paso/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { checkQuery, outlineQuery } from "../changes/outline-query.ts";
import { IssueList } from "./issue-list.tsx";

interface CourseCheckProps {
  courseId: number;
  publishes: boolean;
  onClose: () => void;
}

/** A course's issues; and, if it is not published yet, a button to publish it. */
export function CourseCheck({ courseId, publishes, onClose }: CourseCheckProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const check = useQuery(checkQuery(courseId));
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(updateCourse, { params: { courseId }, body: { status: "published" } }),
    onSuccess: () => {
      showToast({ text: t`The course is published` });
      onClose();
      return queryClient.invalidateQueries(outlineQuery(courseId));
    },
  });
  const failure = check.error ?? error;
  const issues = check.data?.issues;
  const faults = issues?.filter(({ level }) => level === "fault") ?? [];
  return (
    <div className="grid gap-4">
      <FormError failure={failure && describeFailure(failure)} />
      {check.isPending && <Loading label={t`Looking through the course…`} />}
      {faults.length > 0 && (
        <p>
          <Plural
            value={faults.length}
            one="# thing is incomplete. Students would meet it as it is."
            other="# things are incomplete. Students would meet them as they are."
          />
        </p>
      )}
      {issues && <IssueList issues={issues} onGo={onClose} />}
      {publishes && (
        <>
          <p className="text-muted">
            {t`Once it is published, its students can take it within its dates, and only an administrator can change the dates or make it a draft again.`}
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onPress={onClose}>
              {t`Cancel`}
            </Button>
            <Button busy={isPending} isDisabled={issues === undefined} onPress={() => mutate()}>
              {faults.length > 0 ? t`Publish anyway` : t`Publish now`}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
