import { type SQL, sql } from "drizzle-orm";

/** An SQL expression that folds a text for search and sorting: without accents and in lower case. */
export function foldText(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), U&'[\\0300-\\036F]', '', 'g'))`;
}
