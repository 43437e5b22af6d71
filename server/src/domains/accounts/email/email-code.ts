import { createHash, randomInt } from "node:crypto";

const DIGITS = 8;
/** Validity of a code. */
export const EMAIL_CODE_SECONDS = 3_600;

/** A code to be typed by whoever reads the mail. */
export function newEmailCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
}

/** @param code with or without spaces */
export function hashEmailCode(userId: number, code: string): Buffer {
  return createHash("sha256")
    .update(`${userId}:${code.replaceAll(/\s/g, "")}`)
    .digest();
}
