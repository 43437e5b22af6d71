import { useLingui } from "@lingui/react/macro";
import type { AttendedOccurrence } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button, buttonClass } from "../../../ui/student/button.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { liveClassQuery } from "../queries/live-queries.ts";
import { useJoin } from "./use-join.ts";

/** Polling interval in milliseconds while a meeting is being set up. */
const LOOK_AGAIN = 10_000;

interface JoinButtonProps {
  classId: number;
  occurrence: AttendedOccurrence;
}

/** Joins a meeting, or says why that is not possible yet. */
export function JoinButton({ classId, occurrence }: JoinButtonProps) {
  const { t } = useLingui();
  const { join, data, error, isPending } = useJoin(classId, occurrence.id);
  const isWaiting = !occurrence.is_ready;
  useQuery({
    ...liveClassQuery(classId),
    enabled: isWaiting,
    refetchInterval: LOOK_AGAIN,
    refetchOnMount: false,
  });
  if (isWaiting) {
    return (
      <Alert tone="warm" title={t`The meeting is being set up`}>
        <p>{t`“Join” appears here as soon as it is ready. You can leave this page open.`}</p>
      </Alert>
    );
  }
  if (occurrence.is_full) {
    return (
      <Alert tone="warm" title={t`Every seat is taken`}>
        <p>{t`If the class is recorded, you will find the recording here afterwards.`}</p>
      </Alert>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      {error && (
        <Alert tone="wrong" title={t`You could not get in`}>
          <FailureText {...describeFailure(error)} />
        </Alert>
      )}
      <Button busy={isPending} onClick={join} className="min-h-13 text-lg">
        {t`Join`}
        <Icon name="arrow" />
      </Button>
      <div role="status" className="grid justify-items-start gap-2 text-muted empty:hidden">
        {data?.isOpened && (
          <p>{t`The class is open in another tab. If you do not see it, press “Join” again.`}</p>
        )}
        {data?.password && (
          <p>
            {t`If it asks for a password:`}{" "}
            <code className="font-semibold text-ink">{data.password}</code>
          </p>
        )}
        {data?.password && !data.isOpened && (
          <a href={data.address} className={buttonClass("quiet")}>
            {t`Open the class`}
            <Icon name="arrow" />
          </a>
        )}
      </div>
    </div>
  );
}
