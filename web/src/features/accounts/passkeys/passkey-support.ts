import { deviceStore } from "../../../storage/device-store.ts";

const USED = "passkey-used";

/** Whether this browser can use passkeys at all. */
export function hasPasskeySupport(): boolean {
  return typeof PublicKeyCredential === "function";
}

/** Remembers that somebody used a passkey on this device, so that it is offered beside the address. */
export function rememberPasskey(): void {
  deviceStore.keep(USED, "1");
}

/** Whether to offer passkeys while the address is typed: asking the server each time is not for all. */
export async function offersPasskeys(): Promise<boolean> {
  if (!hasPasskeySupport() || deviceStore.read(USED) === null) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
