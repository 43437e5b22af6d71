/**
 * 128 random bits in hexadecimal, as a client-made id of a call, a comment or an option. `crypto.randomUUID`
 * is missing on plain http addresses.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
