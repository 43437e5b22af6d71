import { Trans, useLingui } from "@lingui/react/macro";
import type { UnsubscribeTopic } from "@paso/contract";
import { useMutation, useQuery } from "@tanstack/react-query";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { kindNames } from "../preferences/kind-names.ts";
import { postUnsubscribe, unsubscriptionQuery } from "../queries/notification-queries.ts";

/** Asks before turning off mails, for users who open an unsubscribe link in the browser. */
export function UnsubscribePanel({ token }: { token: string }) {
  const { t } = useLingui();
  const link = useQuery(unsubscriptionQuery(token));
  const turnOff = useMutation({ mutationFn: () => postUnsubscribe(token) });
  const again = () => void link.refetch();
  useRetry(link.error, again);
  if (link.isPending) return <Loading className="min-h-40" />;
  if (link.isError) {
    const isUnknown = link.error instanceof ApiError && link.error.status === 404;
    return (
      <>
        <h1 className="text-title font-bold">{t`This link does not work`}</h1>
        <p className="mt-3 text-reading text-muted">
          {isUnknown ? (
            t`A part of it may be missing. Open it from the e-mail again, or sign in and change your notification settings.`
          ) : (
            <FailureText {...describeFailure(link.error)} />
          )}
        </p>
      </>
    );
  }
  const { topic, subscribed } = link.data;
  if (turnOff.isSuccess || !subscribed) {
    return (
      <>
        <h1 className="text-title font-bold">{t`You are unsubscribed`}</h1>
        <p role="status" className="mt-3 text-reading">
          <Trans>
            We no longer send you e-mails about this: <TopicName topic={topic} />
          </Trans>
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="text-title font-bold">{t`Unsubscribe from these e-mails?`}</h1>
      <p className="mt-3 mb-8 text-reading">
        <TopicName topic={topic} />
      </p>
      {turnOff.isError && (
        <div className="mb-4">
          <Alert tone="wrong">
            <FailureText {...describeFailure(turnOff.error)} />
          </Alert>
        </div>
      )}
      <Button busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
        {t`Unsubscribe`}
      </Button>
    </>
  );
}

function TopicName({ topic }: { topic: UnsubscribeTopic }) {
  const { t, i18n } = useLingui();
  return <b>{topic === "digest" ? t`The daily digest` : i18n._(kindNames[topic])}</b>;
}
