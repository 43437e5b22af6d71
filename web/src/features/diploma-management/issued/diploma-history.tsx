import { useLingui } from "@lingui/react/macro";
import type { DiplomaEvent } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { LoadFailure } from "../../../ui/staff/load-failure.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { diplomaHistoryQuery } from "./api.ts";

/** The history of a diploma, oldest first. */
export function DiplomaHistory({ courseId, diplomaId }: { courseId: number; diplomaId: number }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(diplomaHistoryQuery(courseId, diplomaId));
  const kinds: Record<DiplomaEvent["kind"], string> = {
    issued: t`Issued`,
    reissued: t`Issued again`,
    revoked: t`Revoked`,
    restored: t`Restored`,
  };
  if (error && !data) {
    return <LoadFailure failure={describeFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  return (
    <ol className="grid gap-4">
      {data.history.map(({ at, kind, name, number, reason }) => (
        <li key={`${kind} ${at} ${number}`} className="border-s-2 border-line ps-4 wrap-anywhere">
          <p className="font-semibold">{kinds[kind]}</p>
          <p className="text-small text-muted">{formatLocalDate(at, i18n.locale)}</p>
          {name && <p>{name}</p>}
          {number && <p className="text-small text-muted tabular-nums">{number}</p>}
          {reason && <p>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
