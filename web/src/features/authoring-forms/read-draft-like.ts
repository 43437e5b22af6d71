/**
 * Creates a type guard for drafts: an object with every field of a blank form, of the same types. Fields
 * that are null when blank may hold any primitive; the server validates them.
 * @example const readModule = readDraftLike({ title: "", order: null as number | null });
 */
export function readDraftLike<Values extends object>(
  blank: Values,
): (body: unknown) => Values | null {
  return (body) => {
    if (typeof body !== "object" || body === null) return null;
    const fields = new Map(Object.entries(body));
    const fits = Object.entries(blank).every(([name, value]) => {
      const kept: unknown = fields.get(name);
      return value === null ? isSimple(kept) : typeof kept === typeof value;
    });
    return fits ? (body as Values) : null;
  };
}

function isSimple(value: unknown): boolean {
  return value === null || typeof value === "string" || typeof value === "number";
}
