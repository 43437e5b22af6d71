import type { Security } from "@paso/contract";

import { AuthenticatorSettings } from "./authenticator-settings.tsx";
import { PasskeySettings } from "./passkey-settings.tsx";

interface SecuritySettingsProps {
  security: Security;
  /** Called once a passkey or an app was added. */
  onFactorAdded: () => void;
}

/** The user's sign-in methods besides the password. */
export function SecuritySettings({ security, onFactorAdded }: SecuritySettingsProps) {
  return (
    <div className="grid gap-10">
      <PasskeySettings passkeys={security.passkeys} onAdded={onFactorAdded} />
      <AuthenticatorSettings security={security} onAdded={onFactorAdded} />
    </div>
  );
}
