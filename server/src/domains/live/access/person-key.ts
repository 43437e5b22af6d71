/** Identifies a person at a provider. */
export function personKey(userId: number): string {
  return `person-${userId}`;
}

/** The person of a key; null for any other text. */
export function readPersonKey(key: string): number | null {
  const [, id] = /^person-([1-9]\d{0,9})$/.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}
