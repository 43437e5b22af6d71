import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

interface TableSwitchProps {
  /** The chart in words. */
  sentence: ReactNode;
  /** The chart with its table, one of which is visible. */
  children: (asTable: boolean) => ReactNode;
}

/** A chart that can be switched to its table, above its sentence. */
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
