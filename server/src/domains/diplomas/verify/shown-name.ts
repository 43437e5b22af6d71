import type { ShownName } from "@paso/contract";

/** The part of a name that its owner lets verification show. */
export function shownNameOf(name: string, shown: ShownName): string | null {
  if (shown === "hidden") return null;
  if (shown === "full") return name;
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => {
      const [first] = new Intl.Segmenter().segment(part);
      return `${first?.segment ?? ""}.`;
    })
    .join(" ");
}
