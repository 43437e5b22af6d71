import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";

interface TokenSecretDialogProps {
  secret: string;
  onDone: () => void;
}

/** Shows a new token, once. Must be acknowledged. */
export function TokenSecretDialog({ secret, onDone }: TokenSecretDialogProps) {
  const { t } = useLingui();
  const [status, setStatus] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setStatus(t({ message: "Copied.", context: "token" }));
    } catch {
      setStatus(t`This browser does not let us copy. Select the token and copy it yourself.`);
    }
  };
  return (
    <Dialog open title={t`Your new token`}>
      <div className="grid gap-4">
        <TextField
          label={t`Token`}
          hint={t`It is shown only now. Keep it like a password: whoever has it reads in your name.`}
          value={secret}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="quiet" onClick={() => void copy()}>
            {t`Copy the token`}
          </Button>
          <p role="status" className="text-small text-muted">
            {status}
          </p>
        </div>
        <div>
          <Button onClick={onDone}>{t`I have kept the token`}</Button>
        </div>
      </div>
    </Dialog>
  );
}
