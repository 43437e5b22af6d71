import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

interface TableSwitchProps {
  /** What the chart says, in words. */
  sentence: ReactNode;
  /** The chart with its table, of which one is seen. */
  children: (asTable: boolean) => ReactNode;
}

/** A chart that can be seen as its table, above what it says in words. */
export function TableSwitch({ sentence, children }: TableSwitchProps) {
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      {children(asTable)}
      <p className="mt-4 text-small text-muted">
        {sentence}{" "}
        <button
          type="button"
          onClick={() => setAsTable(!asTable)}
          className="-my-3 min-h-11 text-accent underline-offset-4 hover:underline"
        >
          {asTable ? t`Show as chart` : t`Show as table`}
        </button>
      </p>
    </>
  );
}
