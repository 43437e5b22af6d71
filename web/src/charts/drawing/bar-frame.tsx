import { useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";

import { ChartKey } from "./chart-key.tsx";
import { ChartLegend } from "./chart-legend.tsx";

interface BarFrameProps {
  entries: ComponentProps<typeof ChartKey>["entries"];
  /** Whether numbers replace long labels. */
  numbered: boolean;
  rows: ComponentProps<typeof ChartLegend>["rows"];
  /** Three cells for each row: its label, its bars, its figures. */
  children: ReactNode;
}

/** The frame around bars: the meaning of their colours, directions and numbers. */
export function BarFrame({ entries, numbered, rows, children }: BarFrameProps) {
  const { t } = useLingui();
  return (
    <div aria-hidden="true">
      <ChartKey entries={entries} />
      <div
        className={`mt-4 grid items-center gap-x-4 gap-y-2.5 ${numbered ? "grid-cols-[auto_1fr_auto]" : "grid-cols-[fit-content(40%)_1fr_auto]"}`}
      >
        {children}
      </div>
      <p className="mt-3 flex justify-between gap-4 border-t border-line pt-2 text-small text-muted">
        <span>{t`Answers`}</span>
        <span>{t`Number of People`}</span>
      </p>
      {numbered && <ChartLegend rows={rows} />}
    </div>
  );
}
