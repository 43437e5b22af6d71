import { deviceStore } from "../../../storage/device-store.ts";

const USED = "passkey-used";

/** Whether this browser can use passkeys at all. */
export function hasPasskeySupport(): boolean {
  return typeof PublicKeyCredential === "function";
}

/** Remembers that a passkey was used on this device, to offer it in the address field from now on. */
export function rememberPasskey(): void {
  deviceStore.keep(USED, "1");
}

/** Whether to offer passkeys in the address field; only after earlier use, as it costs a round trip. */
export async function offersPasskeys(): Promise<boolean> {
  if (!hasPasskeySupport() || deviceStore.read(USED) === null) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
