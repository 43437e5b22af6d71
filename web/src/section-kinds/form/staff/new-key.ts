/** A key that no section or option had before, not even in an earlier visit's draft. */
export function newKey(): string {
  // `crypto.randomUUID` is there on secure addresses alone.
  return `new-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
}
