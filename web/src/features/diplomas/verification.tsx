import { useLingui } from "@lingui/react/macro";
import type { VerifiedDiploma } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { describeFailure, transientError } from "../../api/index.ts";
import { formatCalendarDate } from "../../i18n/format-calendar-date.ts";
import { useRetry } from "../../session/use-retry.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { RetryNotice } from "../../ui/student/retry-notice.tsx";
import { verificationQuery } from "./diplomas-query.ts";
import { NumberForm } from "./number-form.tsx";

interface VerificationProps {
  /** Empty if still to be entered. */
  number: string;
  onNumber: (number: string) => void;
}

/** Public verification of a diploma. */
export function Verification({ number, onNumber }: VerificationProps) {
  const { t } = useLingui();
  const { data, error, isLoading, refetch } = useQuery(verificationQuery(number));
  useRetry(error, () => void refetch());
  const reason = error && transientError(error);
  return (
    <div className="grid gap-8">
      <h1 className="text-title font-bold">{t`Check a diploma`}</h1>
      {isLoading && <Loading className="py-10" />}
      {reason && <RetryNotice reason={reason} />}
      {data && <Verdict diploma={data} />}
      {!data && !isLoading && !reason && (
        <NumberForm
          number={number}
          onNumber={onNumber}
          error={error && <FailureText {...describeFailure(error)} />}
        />
      )}
    </div>
  );
}

function Verdict({ diploma }: { diploma: VerifiedDiploma }) {
  const { t, i18n } = useLingui();
  const { state, name, reissued_on: reissued, revoke_reason: reason } = diploma;
  const day = (date: string) => formatCalendarDate(date, i18n.locale);
  return (
    <>
      {state === "revoked" && (
        <Alert tone="wrong" title={t`This diploma is no longer valid`}>
          {reason ? t`It was withdrawn. Reason: ${reason}` : t`It was withdrawn.`}
        </Alert>
      )}
      {state === "reissued" && reissued && (
        <Alert tone="warm" title={t`This diploma was replaced`}>
          {t`A new one was issued on ${day(reissued)}, with another number. Ask for the new one.`}
        </Alert>
      )}
      {state === "valid" && <Alert tone="right" title={t`This diploma is genuine`} />}
      <dl className="grid gap-4">
        {state !== "reissued" && (
          <Fact term={t`Name`}>{name ?? t`Hidden at the holder’s request`}</Fact>
        )}
        <Fact term={t`Course`}>
          <span lang={diploma.language}>{diploma.course_title}</span>
        </Fact>
        <Fact term={t`Issued by`}>{diploma.site_name}</Fact>
        <Fact term={t`Issued on`}>{day(diploma.issued_on)}</Fact>
        <Fact term={t`Number`}>
          <span className="tabular-nums">{diploma.number}</span>
        </Fact>
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd className="text-lg font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
