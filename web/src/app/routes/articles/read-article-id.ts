/** What an address of articles shows: the list, the form of a new one, or one of them. */
export function readArticleId(part: string | undefined): number | "list" | "new" {
  if (part === undefined) return "list";
  // What names no article is not found by the server either.
  return part === "new" ? "new" : Number(/^[1-9]\d{0,8}$/.exec(part)?.[0] ?? 0);
}
