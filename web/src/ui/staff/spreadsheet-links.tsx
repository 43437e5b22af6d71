import { useLingui } from "@lingui/react/macro";

import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface SpreadsheetLinksProps {
  /** The address of the file. */
  addressOf: (format: "csv" | "xlsx") => string;
  /** Name of the table, where a screen offers several. */
  table?: string;
}

/** Links that download a table for spreadsheet programs. */
export function SpreadsheetLinks({ addressOf, table }: SpreadsheetLinksProps) {
  const { t } = useLingui();
  const links = [
    { format: "csv", kind: t`CSV` },
    { format: "xlsx", kind: t`Excel` },
  ] as const;
  return links.map(({ format, kind }) => (
    <a
      key={format}
      href={addressOf(format)}
      download
      aria-label={table === undefined ? undefined : `${kind}: ${table}`}
      className={buttonClass("quiet")}
    >
      <Icon name="download" className="size-4.5" />
      {kind}
    </a>
  ));
}
