import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "../../../ui/student/button.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";

/** A URL to use elsewhere, copied by a button or by hand. */
export function CopyAddress({ address }: { address: string }) {
  const { t } = useLingui();
  const [status, setStatus] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setStatus(t({ message: "Copied.", context: "address" }));
    } catch {
      setStatus(t`This browser does not let us copy. Select the address and copy it yourself.`);
    }
  };
  return (
    <div className="grid gap-2">
      <TextField
        label={t`Your calendar address`}
        hint={t`It is shown only this once. In your calendar app, look for “Subscribe” or “Add by URL”.`}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" onClick={() => void copy()}>
          {t`Copy address`}
        </Button>
        <p role="status" className="text-small text-muted">
          {status}
        </p>
      </div>
    </div>
  );
}
