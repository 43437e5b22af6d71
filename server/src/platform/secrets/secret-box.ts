import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

import { conflict } from "../errors/domain-error.ts";

const CIPHER = "aes-256-gcm";
const VERSION = "v1";
/** In bytes, as AES-GCM recommends. */
const NONCE = 12;
const TAG = 16;
/** Bytes of a key. */
export const KEY_SIZE = 32;

/**
 * Encrypts values that the site must know but that must not be readable in its database, such as its
 * mail server's password. `purpose` binds a secret to its place: moved elsewhere, it cannot be opened.
 */
export class SecretBox {
  readonly #keys: readonly Buffer[];

  /** @param keys of 32 bytes: the first seals, all open; none if the site has no key */
  constructor(keys: readonly Buffer[]) {
    if (keys.some((key) => key.length !== KEY_SIZE)) throw new Error("A key has 32 bytes.");
    this.#keys = keys;
  }

  /** Whether secrets can be stored. */
  get hasKey(): boolean {
    return this.#keys.length > 0;
  }

  /** Names of the keys, which reveal nothing about them: each sealed secret carries its key's. */
  get keyNames(): readonly string[] {
    return this.#keys.map(nameKey);
  }

  /** @throws `secret_key_missing` if the site has no key */
  seal(purpose: string, secret: string): string {
    const [key] = this.#keys;
    if (!key) {
      throw conflict(
        "secret_key_missing",
        "This can only be stored encrypted, and the site has no key for that. Its operator has to set PASO_SECRET_KEY first.",
      );
    }
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
    const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    return `${VERSION}.${nameKey(key)}.${bytes.toString("base64url")}`;
  }

  /** The secret; null if it was sealed with a key we do not have, or altered. */
  open(purpose: string, sealed: string): string | null {
    const [version, name, text = ""] = sealed.split(".");
    const key = this.#keys.find((one) => nameKey(one) === name);
    const bytes = Buffer.from(text, "base64url");
    if (version !== VERSION || !key || bytes.length < NONCE + TAG) return null;
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), {
      authTagLength: TAG,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    try {
      const opened = [decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()];
      return Buffer.concat(opened).toString("utf8");
    } catch {
      return null;
    }
  }
}

/** Identifies a key without revealing anything about it. */
function nameKey(key: Buffer): string {
  return createHash("sha256")
    .update("paso secret key ")
    .update(key)
    .digest("base64url")
    .slice(0, 8);
}
