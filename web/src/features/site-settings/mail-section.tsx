import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { Alert } from "../../ui/staff/alert.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { mailServerQuery } from "./api.ts";
import { MailServerForm } from "./mail-server-form.tsx";
import { TestMailButton } from "./test-mail-button.tsx";

/** The mail server, and a test mail. */
export function MailSection() {
  const { t } = useLingui();
  const { data: server, error, refetch } = useQuery(mailServerQuery);
  if (error && !server) {
    return <LoadFailure failure={describeFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!server) return <Loading className="py-10" />;
  const address = `${server.host}:${server.port}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {server.source === "environment" && (
        <Alert tone="calm" title={t`Set by the environment`}>
          <p className="text-muted">
            <Trans>
              <code>PASO_SMTP_URL</code> sets {address}, which takes precedence over what is entered
              here. The server’s operator can change it.
            </Trans>
          </p>
          {server.from_address !== "" && (
            <p className="text-muted">{t`E-mails come from ${server.from_address}.`}</p>
          )}
        </Alert>
      )}
      {server.source === "none" && (
        <Alert tone="warm" title={t`E-mails are waiting`}>
          <p>{t`Without a mail server nothing is sent. Waiting e-mails leave as soon as there is one.`}</p>
        </Alert>
      )}
      {server.source !== "environment" && <MailServerForm server={server} />}
      {server.source !== "none" && (
        // What a test of other settings showed says nothing of these.
        <TestMailButton key={JSON.stringify(server)} />
      )}
    </div>
  );
}
