import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows. */
export function codeOf(key: string, { clock, steps = 0 }: CodeTime): string {
  const timestamp = clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

interface CodeTime {
  /** The app's clock. */
  clock: { now(): Date };
  /** Offset in steps of 30 seconds. */
  steps?: number;
}
