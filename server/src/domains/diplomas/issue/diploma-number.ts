import { randomBytes } from "node:crypto";

/** Crockford's base 32: no letter looks like a digit. */
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

/** A number of 80 random bits, which cannot be guessed or enumerated. */
export function newDiplomaNumber(): string {
  return Array.from(randomBytes(LENGTH), (byte) => SYMBOLS[byte % SYMBOLS.length]).join("");
}

/** In groups of four, for readability. */
export function formatDiplomaNumber(number: string): string {
  return (number.match(/.{1,4}/g) ?? []).join("-");
}

/** Normalises a typed number as it is stored: without separators, and with digits for similar letters. */
export function parseDiplomaNumber(typed: string): string | null {
  const number = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(number) ? number : null;
}
