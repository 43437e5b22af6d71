import type { Security } from "@paso/contract";

import { PasskeySettings } from "./passkey-settings.tsx";

/** How one signs in beside the password. */
export function SecuritySettings({ security }: { security: Security }) {
  return (
    <div className="grid gap-10">
      <PasskeySettings passkeys={security.passkeys} />
    </div>
  );
}
