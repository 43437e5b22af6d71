import { Parser } from "htmlparser2";

/** An element of a drawing. */
interface Part {
  /** Ids that it refers to. */
  references: string[];
  children: Part[];
}

/**
 * The number of elements in a drawing with references (`href="#a"`, `url(#a)`) expanded each time
 * they are drawn: a few lines can expand to billions. Infinite for circular references.
 */
export function countDrawnElements(source: string): number {
  const { root, byId } = readParts(source);
  const totals = new Map<Part, number>();
  const below = ({ children, references }: Part) => [
    ...children,
    ...references.flatMap((id) => byId.get(id) ?? []),
  ];
  // Iterative, as chains of references can be as long as the file.
  const open = new Set<Part>();
  const path = [{ part: root, rest: below(root) }];
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const { part, rest } = step;
    open.add(part);
    const next = rest.pop();
    if (next === undefined) {
      totals.set(
        part,
        below(part).reduce((sum, other) => sum + (totals.get(other) ?? 0), 1),
      );
      open.delete(part);
      path.pop();
    } else if (open.has(next)) return Infinity;
    else if (!totals.has(next)) path.push({ part: next, rest: below(next) });
  }
  // The root is the document, which is not an element.
  return (totals.get(root) ?? 1) - 1;
}

function readParts(source: string): { root: Part; byId: Map<string, Part> } {
  const root: Part = { references: [], children: [] };
  const byId = new Map<string, Part>();
  const open = [root];
  const parser = new Parser(
    {
      onopentag(_, attributes) {
        const references = Object.entries(attributes).flatMap(referencesOf);
        const part: Part = { references, children: [] };
        open.at(-1)?.children.push(part);
        open.push(part);
        // If two elements have the same id, browsers take the first.
        const { id } = attributes;
        if (id !== undefined && !byId.has(id)) byId.set(id, part);
      },
      ontext(text) {
        // In a style sheet; elsewhere, text contains no references.
        open.at(-1)?.references.push(...referencesIn(text));
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(source);
  return { root, byId };
}

function referencesOf([attribute, value]: [string, string]): string[] {
  if (attribute === "href" || attribute === "xlink:href") {
    return value.startsWith("#") ? [value.slice(1)] : [];
  }
  return referencesIn(value);
}

function referencesIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*['"]?#([^'")\s]+)/g)].map(([, id = ""]) => id);
}
