/**
 * What a statement does to processes of the earlier version that run beside it. `breaks`: their own
 * statements may fail from then on. `blocks`: they wait while it runs, longer on large tables.
 */
export interface Concern {
  kind: "breaks" | "blocks";
  /** Its first line. */
  statement: string;
}

/** Statements that fail what an earlier version does with the same table. */
const BREAKS = [
  /^DROP (TABLE|VIEW|FUNCTION|TYPE|SCHEMA)\b/i,
  /^ALTER TABLE\b.*\b(RENAME (TO|COLUMN)|DROP COLUMN|ALTER COLUMN \S+ (SET DATA )?TYPE|SET NOT NULL)\b/is,
  /^ALTER TABLE\b.*\bDROP DEFAULT\b/is,
  /^ALTER TABLE\b.*\bADD (CONSTRAINT\b.*\b)?(CHECK|UNIQUE|PRIMARY KEY)\b/is,
  /^CREATE UNIQUE INDEX\b/i,
  /^CREATE (OR REPLACE )?TRIGGER\b/i,
];
/** One that is added without a value is missing from what an earlier version inserts. */
const REQUIRED_COLUMN =
  /^ALTER TABLE\b.*\bADD COLUMN\b(?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/is;
/** Statements that keep others from writing, or from all, until they have read a whole table. */
const BLOCKS = [
  /^CREATE INDEX (?!CONCURRENTLY)/i,
  /^ALTER TABLE\b.*\bADD CONSTRAINT\b.*\bFOREIGN KEY\b(?!.*\bNOT VALID\b)/is,
  /^ALTER TABLE\b.*\bADD COLUMN\b.*\bGENERATED ALWAYS AS\b/is,
  /^(UPDATE|DELETE)\b/i,
];
/** The table that a statement is about. */
const TABLE =
  /^(?:ALTER TABLE|CREATE (?:UNIQUE )?INDEX .*? ON|CREATE TABLE)(?: IF NOT EXISTS)? "(\w+)"/is;

/**
 * Looks for statements of a migration that concern processes of the earlier version. By their form
 * alone: whether what is dropped was still in use, only a person can say.
 */
export function judgeMigration(statements: readonly string[]): Concern[] {
  const created = new Set<string>();
  return statements.flatMap((text): Concern[] => {
    const sql = text.replaceAll(/^--.*\n?/gm, "").trim();
    const table = TABLE.exec(sql)?.[1] ?? "";
    if (/^CREATE TABLE\b/i.test(sql)) created.add(table);
    // Nobody uses a table that was not there before.
    if (created.has(table)) return [];
    const [statement = ""] = sql.split("\n");
    if (REQUIRED_COLUMN.test(sql) || BREAKS.some((form) => form.test(sql))) {
      return [{ kind: "breaks", statement }];
    }
    return BLOCKS.some((form) => form.test(sql)) ? [{ kind: "blocks", statement }] : [];
  });
}
