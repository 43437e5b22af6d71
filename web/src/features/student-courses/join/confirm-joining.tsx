import { Trans, useLingui } from "@lingui/react/macro";
import { acceptInvitation, type Invitation } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call, describeFailure, transientError } from "../../../api/index.ts";
import { areasQuery } from "../../../areas/areas-query.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { RetryNotice } from "../../../ui/student/retry-notice.tsx";
import { enrolledCoursesQuery } from "../progress/api.ts";

interface ConfirmJoiningProps {
  code: string;
  invitation: Invitation;
  /** Called with the course if it is open now, else with null. */
  onJoined: (courseId: number | null) => void;
}

/** Shows the course and its teachers, and joins it. */
export function ConfirmJoining({ code, invitation, onJoined }: ConfirmJoiningProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { course, staff, group, is_here: isHere } = invitation;
  /** Whether the user is enrolled, but the course is not published. */
  const [isWaiting, setWaiting] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(acceptInvitation, { params: { code } }),
    async onSuccess() {
      // The first course brings areas of the navigation with it.
      void queryClient.invalidateQueries(areasQuery);
      await queryClient.invalidateQueries({ queryKey: enrolledCoursesQuery.queryKey });
      const { courses } = await queryClient.query({ ...enrolledCoursesQuery, staleTime: 0 });
      const joined = courses.find(({ id }) => id === course.id);
      if (!joined) setWaiting(true);
      else onJoined(joined.state === "running" ? joined.id : null);
    },
  });
  useRetry(error, () => mutate());
  const reason = error && transientError(error);
  const names = new Intl.ListFormat(i18n.locale).format(staff);
  return (
    <div className="rounded-card border border-line bg-card p-6 sm:p-8">
      <h2 className="text-question font-semibold wrap-anywhere">{course.title}</h2>
      {staff.length > 0 && (
        <p className="mt-2 wrap-anywhere text-muted">
          <Trans>Taught by {names}</Trans>
        </p>
      )}
      {group !== "" && (
        <p className="mt-1 wrap-anywhere text-muted">
          <Trans>Group: {group}</Trans>
        </p>
      )}
      <div role="status">
        {isWaiting && (
          <p className="mt-5 font-semibold">
            {t`You are in. The course appears on your start page once it is published.`}
          </p>
        )}
      </div>
      {reason && <RetryNotice reason={reason} />}
      {error && !reason && (
        <Alert tone="wrong">
          <FailureText {...describeFailure(error)} />
        </Alert>
      )}
      {isHere && !isWaiting && <p className="mt-5">{t`You are already taking this course.`}</p>}
      {!isWaiting && (
        <Button className="mt-6" busy={isPending} onClick={() => mutate()}>
          {isHere ? t`Go to the course` : t`Join this course`}
        </Button>
      )}
    </div>
  );
}
