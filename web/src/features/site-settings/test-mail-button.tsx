import { useLingui } from "@lingui/react/macro";
import { sendTestMail } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";

import { call, describeFailure } from "../../api/index.ts";
import { Alert } from "../../ui/staff/alert.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";

/** Sends a test mail to the user, and shows the mail server's response. */
export function TestMailButton() {
  const { t } = useLingui();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => call(sendTestMail) });
  const advice = {
    unknown_host: t`There is no mail server of this name. Check the name.`,
    no_connection: t`Nothing accepts connections there. Check the name and the port, and whether a firewall is in between.`,
    timeout: t`The mail server does not respond. Check the name and the port, and whether a firewall is in between.`,
    encryption: t`No encrypted connection could be made. Check the encryption and the port that goes with it.`,
    sign_in: t`The mail server does not accept the user name or the password.`,
  };
  const said = data && (
    <p className="mt-1 font-mono text-small wrap-anywhere">{data.response || "—"}</p>
  );
  return (
    <section aria-labelledby="test-mail" className="grid justify-items-start gap-4">
      <div>
        <h3 id="test-mail" className="text-lg font-semibold">{t`Try it`}</h3>
        <p className="mt-1 text-small text-muted">
          {t`Sends one e-mail with the saved settings and shows what the mail server says.`}
        </p>
      </div>
      <Button variant="quiet" busy={isPending} onPress={() => mutate()}>
        {t`Send me a test e-mail`}
      </Button>
      <div className="w-full empty:hidden">
        {data?.accepted === true && (
          <Alert tone="right" title={t`Accepted for ${data.recipient}`}>
            {said}
          </Alert>
        )}
        {data?.accepted === false && (
          <Alert tone="wrong" title={t`The e-mail was not accepted`}>
            {data.issue && <p className="mt-1">{advice[data.issue]}</p>}
            {said}
          </Alert>
        )}
        {error && <FormError failure={describeFailure(error)} />}
      </div>
    </section>
  );
}
