/** A value of a spreadsheet; null leaves its cell empty. */
export type Cell = string | number | null;

export interface Table {
  head: readonly string[];
  rows: AsyncIterable<readonly Cell[]>;
}
