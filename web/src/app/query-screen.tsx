import { useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { describeFailure } from "../api/index.ts";
import { ErrorScreen } from "../ui/student/error-screen.tsx";
import { Loading } from "../ui/student/loading.tsx";
import { BackLink } from "./back-link.tsx";

interface QueryScreenProps<Data> {
  query: UseQueryResult<Data>;
  /** What is asked for, for the code on the error screen. */
  subject: string;
  children: (data: Data) => ReactNode;
}

/** A screen made of one answer: loading, the error screen, or the answer. */
export function QueryScreen<Data>({ query, subject, children }: QueryScreenProps<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <Loading className="justify-center py-20" />;
  return (
    <ErrorScreen
      {...describeFailure(query.error)}
      subject={subject}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      back={<BackLink to="/" label={t`Back to the start`} />}
    />
  );
}
