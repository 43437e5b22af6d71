import { useLingui } from "@lingui/react/macro";
import type { Passkey } from "@paso/contract";
import { useId, useState } from "react";

import { Button } from "../../../ui/student/button.tsx";
import { hasPasskeySupport } from "../passkeys/passkey-support.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { PasskeyRow } from "./passkey-row.tsx";

interface PasskeySettingsProps {
  passkeys: readonly Passkey[];
  onAdded: () => void;
}

/** The user's passkeys by name, and a button to add one. */
export function PasskeySettings({ passkeys, onAdded }: PasskeySettingsProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div>
        <h2 id={titleId} className="text-question font-semibold">
          {t`Passkeys`}
        </h2>
        <p className="mt-1 text-muted">
          {t`Sign in with your fingerprint, your face or the PIN of your device, without a password.`}
        </p>
      </div>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeySupport() ? (
        <div>
          <Button variant="quiet" onClick={() => setIsAdding(true)}>
            {t`Add a passkey`}
          </Button>
        </div>
      ) : (
        <p className="text-small text-muted">{t`This browser does not support passkeys.`}</p>
      )}
      {isAdding && <AddPasskeyDialog onAdded={onAdded} onClose={() => setIsAdding(false)} />}
    </section>
  );
}
