import { randomInt } from "node:crypto";

/** Without characters that are easily confused when read from a board. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 6;

/** A new code, in the form that is stored and compared. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Normalises a typed code for comparison. */
export function readCode(typed: string): string {
  return typed.replaceAll("-", "").toUpperCase();
}

/** Formats a code for display, such as `K7M-2QX`. */
export function showCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
