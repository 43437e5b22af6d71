/** Why a formula cannot be drawn. */
export type FormulaIssue =
  | { reason: "unfinished" }
  | { reason: "unknown-command" | "unreadable"; at: string };
