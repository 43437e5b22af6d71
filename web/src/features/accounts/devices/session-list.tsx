import { useLingui } from "@lingui/react/macro";
import { endOneSession, endOtherSessions, type OpenSession } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError, call } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { openSessionsQuery } from "./device-queries.ts";
import { SessionRow } from "./session-row.tsx";

/** The user's open sessions. Signs out one, or all others. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(openSessionsQuery);
  const one = useMutation({
    mutationFn: (sessionId: string) =>
      call(endOneSession, { params: { sessionId } }).catch(ignoreEnded),
    onSuccess: refresh,
  });
  const others = useMutation({ mutationFn: () => call(endOtherSessions), onSuccess: refresh });
  const otherCount = sessions.filter(({ is_current }) => !is_current).length;
  const isDone = one.isSuccess || others.isSuccess;
  return (
    <div className="grid gap-4">
      <FormFailure error={one.error ?? others.error} />
      <ul className="rounded-card border border-line bg-card">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={(one.isPending && one.variables === session.id) || others.isPending}
            onSignOut={() => one.mutate(session.id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isDone && t`Signed out.`}
      </p>
      {otherCount > 0 && (
        <Button
          variant="quiet"
          className="justify-self-start"
          busy={others.isPending}
          onClick={() => others.mutate()}
        >
          {t`Sign out all other devices`}
        </Button>
      )}
    </div>
  );
}

/** One that has ended meanwhile is signed out. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
