import { randomInt } from "node:crypto";

/** Without characters that are taken for one another when read from a board. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 6;

/** A new code, as it is stored and compared. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** A typed code as it is compared. */
export function readCode(typed: string): string {
  return typed.replaceAll("-", "").toUpperCase();
}

/** A code as it is shown, such as `K7M-2QX`. */
export function showCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
