import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

import { TOKEN_PREFIX } from "../../../platform/principal.ts";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Random characters: 238 bits. */
const RANDOM = 40;
/** Enough characters for any 32 bits. */
const CHECKSUM = 6;
const SHAPE = new RegExp(`^${TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM + CHECKSUM}}$`);

/** A new token, whose last characters are a checksum, so that secret scanners recognise it. */
export function newToken(): string {
  const random = Array.from({ length: RANDOM }, () => DIGITS[randomInt(DIGITS.length)]).join("");
  return withChecksum(TOKEN_PREFIX + random);
}

/** Whether a text may be a token of this or another site; without querying the database. */
export function isTokenShaped(text: string): boolean {
  return SHAPE.test(text) && withChecksum(text.slice(0, -CHECKSUM)) === text;
}

function withChecksum(text: string): string {
  let rest = crc32(text);
  let checksum = "";
  for (let place = 0; place < CHECKSUM; place++) {
    checksum = DIGITS.charAt(rest % DIGITS.length) + checksum;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text + checksum;
}
