import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";

import * as tables from "../database/tables/index.ts";
import { tableOwners } from "../database/tables/table-owners.ts";

export interface Source {
  /** Relative to the server's `src`. */
  path: string;
  text: string;
}

/** Names of tables in the database by their names in our code. */
const TABLE_NAMES = new Map(
  Object.entries(tables).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, getTableName(table)] as const] : [],
  ),
);

/** Quoted text, which is kept, or a comment. */
const QUOTED_OR_COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const TABLE_IMPORTS = /import\s+\{([^}]*)\}\s+from\s+"[^"]*\/tables\/[\w-]+\.ts"/g;

export const ownersByName = new Map<string, string>(Object.entries(tableOwners));

/** The domain of a file, or the platform; null for anything that owns no tables. */
export function ownerOf(path: string): string | null {
  return (
    /^domains\/([^/]+)\//.exec(path)?.[1] ?? (path.startsWith("platform/") ? "platform" : null)
  );
}

/** A source without its comments. */
export function codeOf(text: string): string {
  return text.replaceAll(QUOTED_OR_COMMENT, (_, quoted: string | undefined) => quoted ?? "");
}

/** An SQL name as the database stores it. */
export function bare(name: string): string {
  return name.replaceAll('"', "").toLowerCase();
}

/** Tables that a file imports, by their local names. */
export function importedTables(code: string): Map<string, string> {
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
