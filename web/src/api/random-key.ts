/**
 * 128 random bits as hexadecimal digits, to name what is made here: a call, a comment, an option.
 * `crypto.randomUUID` is missing on plain http addresses.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
