import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { describeFailure, type Failure, transientError } from "../../../api/index.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { Loading } from "../../../ui/student/loading.tsx";
import { RetryNotice } from "../../../ui/student/retry-notice.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CodeForm } from "./code-form.tsx";
import { ConfirmJoining } from "./confirm-joining.tsx";
import { invitationQuery } from "./invitation-query.ts";

interface JoinCourseProps {
  /** Empty if still to be entered. */
  code: string;
  /** Why the code is of no use, if that is already known: it is then not looked up. */
  refused?: Failure | undefined;
  onCode: (code: string) => void;
  /** Called with the course if it is open now, else with null. */
  onJoined: (courseId: number | null) => void;
}

/** Joins a course by code, after showing which one it is. */
export function JoinCourse({ code, refused, onCode, onJoined }: JoinCourseProps) {
  const { t } = useLingui();
  const title = t`Join a course`;
  useDocumentTitle(title);
  const { data, error, isLoading, refetch } = useQuery(invitationQuery(refused ? "" : code));
  useRetry(error, () => void refetch());
  const failure = refused ?? (error && describeFailure(error));
  const reason = error && transientError(error);
  return (
    <div className="mx-auto max-w-xl px-5 pt-10 pb-24">
      <h1 className="mb-6 text-title font-bold">{title}</h1>
      {isLoading && <Loading className="justify-center py-20" />}
      {reason && <RetryNotice reason={reason} />}
      {data && <ConfirmJoining code={code} invitation={data} onJoined={onJoined} />}
      {!data && !isLoading && !reason && <CodeForm code={code} onCode={onCode} failure={failure} />}
    </div>
  );
}
