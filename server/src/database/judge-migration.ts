/**
 * How a statement affects concurrent processes of the previous version. `breaks`: their own statements
 * may fail from then on. `blocks`: they wait while it runs, longer on large tables.
 */
export interface Concern {
  kind: "breaks" | "blocks";
  /** Its first line. */
  statement: string;
}

/** Statements that break what the previous version does with the same table. */
const BREAKS = [
  /^DROP (TABLE|VIEW|FUNCTION|TYPE|SCHEMA)\b/i,
  /^ALTER TABLE\b.*\b(RENAME (TO|COLUMN)|DROP COLUMN|ALTER COLUMN \S+ (SET DATA )?TYPE|SET NOT NULL)\b/is,
  /^ALTER TABLE\b.*\bDROP DEFAULT\b/is,
  /^ALTER TABLE\b.*\bADD (CONSTRAINT\b.*\b)?(CHECK|UNIQUE|PRIMARY KEY)\b/is,
  /^CREATE UNIQUE INDEX\b/i,
  /^CREATE (OR REPLACE )?TRIGGER\b/i,
];
/** A column added without a default is missing from the previous version's inserts. */
const REQUIRED_COLUMN =
  /^ALTER TABLE\b.*\bADD COLUMN\b(?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/is;
/** Statements that block writes, or everything, until they have read a whole table. */
const BLOCKS = [
  /^CREATE INDEX (?!CONCURRENTLY)/i,
  /^ALTER TABLE\b.*\bADD CONSTRAINT\b.*\bFOREIGN KEY\b(?!.*\bNOT VALID\b)/is,
  /^ALTER TABLE\b.*\bADD COLUMN\b.*\bGENERATED ALWAYS AS\b/is,
  /^(UPDATE|DELETE)\b/i,
];
/** The table of a statement. */
const TABLE =
  /^(?:ALTER TABLE|CREATE (?:UNIQUE )?INDEX .*? ON|CREATE TABLE)(?: IF NOT EXISTS)? "(\w+)"/is;

/**
 * Finds statements of a migration that affect processes of the previous version. Judges by form alone:
 * only a person can say whether something dropped was still in use.
 */
export function judgeMigration(statements: readonly string[]): Concern[] {
  const created = new Set<string>();
  return statements.flatMap((text): Concern[] => {
    const sql = text.replaceAll(/^--.*\n?/gm, "").trim();
    const table = TABLE.exec(sql)?.[1] ?? "";
    if (/^CREATE TABLE\b/i.test(sql)) created.add(table);
    // A new table is not in use yet.
    if (created.has(table)) return [];
    const [statement = ""] = sql.split("\n");
    if (REQUIRED_COLUMN.test(sql) || BREAKS.some((form) => form.test(sql))) {
      return [{ kind: "breaks", statement }];
    }
    return BLOCKS.some((form) => form.test(sql)) ? [{ kind: "blocks", statement }] : [];
  });
}
