import { codeOf, importedTables, ownerOf, ownersByName, type Source } from "./table-use.ts";

/** `from answers`, `join answers a`. */
const READ = /\b(?:from|join)\s+(?:only\s+)?(?:public\.)?"?([a-z_]\w*)/gi;
/** Text in double quotes: sentences could be mistaken for SQL. */
const QUOTED = /"(?:\\.|[^"\\\n])*"/g;

/**
 * Finds tables of other owners that files of domains and of the platform read: those that they import,
 * whatever they do with them, and those named in their SQL.
 * @returns the tables of each such file, by its path
 */
export function findForeignReads(sources: readonly Source[]): Record<string, string[]> {
  const found = sources.flatMap(({ path, text }) => {
    const reader = ownerOf(path);
    if (reader === null) return [];
    const foreign = readTables(text).filter((table) => ownersByName.get(table) !== reader);
    return foreign.length > 0 ? [[path, foreign] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Sorted alphabetically. */
function readTables(text: string): string[] {
  const code = codeOf(text);
  const queries = code.replaceAll(QUOTED, (quoted) =>
    / /.test(quoted) && !/\bselect\b/i.test(quoted) ? '""' : quoted,
  );
  const named = [...queries.matchAll(READ)].map(([, name = ""]) => name.toLowerCase());
  const tables = [
    ...importedTables(code).values(),
    ...named.filter((name) => ownersByName.has(name)),
  ];
  return [...new Set(tables)].toSorted();
}
