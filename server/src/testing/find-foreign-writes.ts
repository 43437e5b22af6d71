import { bare, codeOf, importedTables, ownerOf, ownersByName, type Source } from "./table-use.ts";

/** `.insert(answers)`; the first group tells writes to a database from those to a Map. */
const BUILT = /(\bdatabase\s*)?\.(?:insert|update|delete)\(\s*(?:\w+\.)?([A-Za-z_]\w*)\s*[,)]/g;
/** `insert into answers`, also `insert into ${answers}`. */
const WRITTEN =
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?(?:public\.)?("?[a-z_]\w*|\$\{\w+\})/gi;
/** `update answers a set`. */
const UPDATED =
  /\bupdate\s+(?:only\s+)?(?:public\.)?("?[a-z_]\w*"?|\$\{\w+\})(?:\s+(?:as\s+)?\w+)?\s+set\b/gi;
/** `likes: opinionLikes`, where a domain passes tables to `discussion` for writing. */
const HANDED_OVER = /\b(?:posts|likes|comments|decisions|reports):\s*([A-Za-z_]\w*)/g;

/**
 * Finds writes to tables by anyone but their owner. A table that a file writes through a variable may be
 * any of those that it imports; a file that imports none must name what it writes. `discussion` writes
 * tables that their owners pass with `defineDiscussion`, which counts as the owner's writing.
 * @returns a line for each, with its file and table
 */
export function findForeignWrites(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const owner = ownerOf(path);
    return [...writtenTables(text)]
      .filter((table) => owner === null || owner !== ownersByName.get(table))
      .filter((table) => owner !== "discussion" || ownersByName.has(table))
      .map((table) => `${path} writes ${table}, owned by ${ownersByName.get(table) ?? "whom?"}`);
  });
}

function writtenTables(text: string): Set<string> {
  const code = codeOf(text);
  const imported = importedTables(code);
  const found = new Set<string>();
  const addVariable = (name: string) => {
    const table = imported.get(name);
    const possible = table === undefined ? [...imported.values()] : [table];
    for (const one of possible.length > 0 ? possible : [`"${name}"`]) found.add(one);
  };
  for (const [, database, name = ""] of code.matchAll(BUILT)) {
    if (database !== undefined || imported.has(name)) addVariable(name);
  }
  if (code.includes("defineDiscussion(")) {
    for (const [, name = ""] of code.matchAll(HANDED_OVER)) addVariable(name);
  }
  for (const [, name = ""] of [...code.matchAll(WRITTEN), ...code.matchAll(UPDATED)]) {
    if (name.startsWith("$")) addVariable(name.slice(2, -1));
    else if (ownersByName.has(bare(name))) found.add(bare(name));
  }
  return found;
}
