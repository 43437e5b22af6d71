import { type SQL, sql } from "drizzle-orm";

/** An expression for a text without accents and in lower case, to search and sort by. */
export function foldText(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), U&'[\\0300-\\036F]', '', 'g'))`;
}
