import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { describeFailure, transientError } from "../../api/index.ts";
import { useRetry } from "../../session/use-retry.ts";
import { Button } from "../../ui/student/button.tsx";
import { ErrorScreen } from "../../ui/student/error-screen.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { RetryNotice } from "../../ui/student/retry-notice.tsx";
import { BackLink } from "./back-link.tsx";

interface QueryScreenProps<Data> {
  /** A query's result, or a part of one. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The subject of the query, for the code on the error screen. */
  subject: string;
  /** Whether it is part of a screen that has its own heading. */
  isPart?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * A screen made of one answer: loading, the answer, or why there is none. Transient failures are retried; a
 * retry would not fix the others.
 */
export function QueryScreen<Data>({ query, subject, isPart, children }: QueryScreenProps<Data>) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = query;
  const again = () => void refetch();
  useRetry(data === undefined ? error : null, again);
  if (data !== undefined) return children(data);
  if (error === null) return <Loading className="justify-center py-20" />;
  const reason = transientError(error);
  if (reason === null) {
    const back = <BackLink to="/" label={t`Back to the start`} />;
    return (
      <ErrorScreen {...describeFailure(error)} subject={subject} isPart={isPart} back={back} />
    );
  }
  return (
    <div className="mx-auto max-w-column px-5 py-12">
      <RetryNotice reason={reason}>
        <Button variant="quiet" busy={isFetching} onClick={again} className="mt-3">
          {t`Try again`}
        </Button>
      </RetryNotice>
    </div>
  );
}
