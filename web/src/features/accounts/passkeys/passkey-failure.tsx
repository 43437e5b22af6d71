import { useLingui } from "@lingui/react/macro";

import { ApiError, ConnectionError } from "../../../api/index.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { FormFailure } from "../form/form-failure.tsx";

/** Why a passkey could not be used or created. */
export function PasskeyFailure({ error }: { error: Error | null }) {
  const { t } = useLingui();
  if (error === null) return null;
  if (error instanceof ApiError) {
    const refusal = error.fieldMessages["credential"];
    return refusal ? <Alert tone="wrong">{refusal}</Alert> : <FormFailure error={error} />;
  }
  if (error instanceof ConnectionError) return <FormFailure error={error} />;
  if (error.name === "InvalidStateError") {
    return <Alert tone="warm">{t`This device already has a passkey for this account.`}</Alert>;
  }
  if (error.name === "SecurityError") {
    return (
      <Alert tone="wrong">
        {t`Passkeys do not work at this address. Ask an administrator to check the site’s public address.`}
      </Alert>
    );
  }
  return <Alert tone="warm">{t`No passkey was used. You can try again.`}</Alert>;
}
