import { Plural, useLingui } from "@lingui/react/macro";
import { updateCourse, type CourseOutline } from "@paso/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { showToast } from "../../../ui/staff/toast.tsx";
import { checkQuery, outlineQuery } from "../changes/outline-query.ts";
import { IssueList } from "./issue-list.tsx";

/** Checks a course and publishes it, or, once it is published, just checks it. */
export function PublishButton({ outline }: { outline: CourseOutline }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { course, may_edit: mayEdit } = outline;
  const publishes = mayEdit && course.status === "draft";
  const { title } = course;
  return (
    <>
      <Button variant={publishes ? "primary" : "quiet"} onPress={() => setOpen(true)}>
        {publishes ? t`Publish` : t({ message: "Check", context: "course" })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={publishes ? t`Publish ${title}` : t`Check of ${title}`}
      >
        <CourseCheck courseId={course.id} publishes={publishes} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface CourseCheckProps {
  courseId: number;
  publishes: boolean;
  onClose: () => void;
}

function CourseCheck({ courseId, publishes, onClose }: CourseCheckProps) {
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
  return (
    <div className="grid gap-4">
      <FormError failure={failure && describeFailure(failure)} />
      {check.isPending && <Loading label={t`Looking through the course…`} />}
      {issues && issues.length > 0 && (
        <p>
          <Plural
            value={issues.length}
            one="# thing is incomplete. Students would meet it as it is."
            other="# things are incomplete. Students would meet them as they are."
          />
        </p>
      )}
      {issues && <IssueList issues={issues} onGo={onClose} />}
      {publishes && (
        <>
          <p className="text-muted">
            {t`Once it is published, its students take it within its dates; only an administrator changes dates and status then.`}
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onPress={onClose}>
              {t`Cancel`}
            </Button>
            <Button busy={isPending} isDisabled={issues === undefined} onPress={() => mutate()}>
              {issues && issues.length > 0 ? t`Publish anyway` : t`Publish now`}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
