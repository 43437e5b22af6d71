import { Secret, TOTP } from "otpauth";

/** Bytes of a key, as RFC 4226 recommends. */
const KEY_SIZE = 20;
/** Validity of a code in seconds; it, its digits and SHA-1 are supported by every app. */
const PERIOD = 30;
/** Steps of tolerance for an app's clock skew and for typing. */
const WINDOW = 1;

const OPTIONS = { algorithm: "SHA1", digits: 6, period: PERIOD };

/** A new key in Base32, as people type it into an app. */
export function newTotpKey(): string {
  return new Secret({ size: KEY_SIZE }).base32;
}

/** The address in the app's QR code. */
export function totpUri(key: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...OPTIONS, issuer, label, secret: Secret.fromBase32(key) }).toString();
}

/** The time step of a code (RFC 6238), within one step of now; null for none. */
export function findTotpStep(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...OPTIONS, secret: Secret.fromBase32(key) });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
