/** Keys are generated: lower-case letters, digits, `-` and `_`, so that no key leaves its folder. */
const KEY = /^[a-z0-9][a-z0-9_-]{3,127}$/;

export function isStorageKey(name: string): boolean {
  return KEY.test(name);
}

/** @throws {TypeError} for an invalid key */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`);
}
