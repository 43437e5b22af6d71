import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";

import * as tables from "../database/tables/index.ts";
import { tableOwners } from "../database/tables/table-owners.ts";

interface Source {
  /** From the server's `src`. */
  path: string;
  text: string;
}

/** Names of tables in the database by their names in our code. */
const TABLE_NAMES = new Map(
  Object.entries(tables).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, getTableName(table)] as const] : [],
  ),
);

/** `.insert(answers)`; the first group says whether a database is written to, not a Map. */
const BUILT = /(\bdatabase\s*)?\.(?:insert|update|delete)\(\s*(?:\w+\.)?([A-Za-z_]\w*)\s*[,)]/g;
/** `insert into answers`, also `insert into ${answers}`. */
const WRITTEN =
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?(?:public\.)?("?[a-z_]\w*|\$\{\w+\})/gi;
/** `update answers a set`. */
const UPDATED =
  /\bupdate\s+(?:only\s+)?(?:public\.)?("?[a-z_]\w*"?|\$\{\w+\})(?:\s+(?:as\s+)?\w+)?\s+set\b/gi;
/** Text in quotes, which is kept, or a comment. */
const QUOTED_OR_COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** `likes: opinionLikes`, in what a domain hands to `discussion` for it to write. */
const HANDED_OVER = /\b(?:posts|likes|comments|decisions|reports):\s*([A-Za-z_]\w*)/g;
const TABLE_IMPORTS = /import\s+\{([^}]*)\}\s+from\s+"[^"]*\/tables\/[\w-]+\.ts"/g;

/**
 * Finds writes to tables by those who do not own them. A table that a file writes through a variable
 * may be any that it imports; one that imports none must name what it writes. `discussion` writes
 * tables that their owners hand over with `defineDiscussion`, which counts as the owner's writing.
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

const ownersByName = new Map<string, string>(Object.entries(tableOwners));

/** The domain of a file, or the platform; null for all that owns no tables. */
function ownerOf(path: string): string | null {
  return (
    /^domains\/([^/]+)\//.exec(path)?.[1] ?? (path.startsWith("platform/") ? "platform" : null)
  );
}

function writtenTables(text: string): Set<string> {
  const code = text.replaceAll(QUOTED_OR_COMMENT, (_, quoted: string | undefined) => quoted ?? "");
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

function bare(name: string): string {
  return name.replaceAll('"', "").toLowerCase();
}

/** Tables that a file imports, by the names it gives them. */
function importedTables(code: string): Map<string, string> {
  const imported = new Map<string, string>();
  for (const [, names = ""] of code.matchAll(TABLE_IMPORTS)) {
    for (const entry of names.split(",")) {
      const [name = "", alias = name] = entry.trim().split(/\s+as\s+/);
      const table = TABLE_NAMES.get(name);
      if (table !== undefined) imported.set(alias, table);
    }
  }
  return imported;
}
