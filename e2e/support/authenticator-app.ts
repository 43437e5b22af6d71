import { Secret, TOTP } from "otpauth";

/** An authenticator app with a manually entered key. */
export class AuthenticatorApp {
  readonly #totp: TOTP;
  #lastStep = 0;

  /** @param key as shown, in groups */
  constructor(key: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, "")) });
  }

  /** A code that was not used before: the current one, or the next one without waiting for it. */
  newCode(): string {
    const { period } = this.#totp;
    this.#lastStep = Math.max(this.#totp.counter(), this.#lastStep + 1);
    return this.#totp.generate({ timestamp: this.#lastStep * period * 1000 });
  }
}
