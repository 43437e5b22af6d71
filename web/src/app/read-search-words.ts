/** The search words, from the address. */
export function readSearchWords({ q }: Record<string, unknown>): { q?: string | undefined } {
  return { q: typeof q === "string" ? q : undefined };
}
