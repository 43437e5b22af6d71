import type { ReactNode } from "react";

/** The note at the end of a closed row. */
export function RowHint({ children }: { children: ReactNode }) {
  return <span className="shrink-0 text-small text-muted tabular-nums">{children}</span>;
}
