/** What an articles address shows: the list, the form of a new one, or one of them. */
export function readArticleId(part: string | undefined): number | "list" | "new" {
  if (part === undefined) return "list";
  // An invalid id becomes 0, which the server does not find either.
  return part === "new" ? "new" : Number(/^[1-9]\d{0,8}$/.exec(part)?.[0] ?? 0);
}
