import { useLingui } from "@lingui/react/macro";

import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { SpreadsheetLinks } from "../../../ui/staff/spreadsheet-links.tsx";
import { exportAddress } from "../parts/api.ts";
import type { Audience } from "../parts/audience.ts";
import { webhooksPath } from "../parts/results-address.ts";
import { RegularExports } from "../regular/regular-exports.tsx";
import { useExportTables } from "../regular/use-spreadsheets.ts";

interface ExportListProps {
  courseId: number;
  audience: Audience;
  /** Whether this person manages the course's webhooks. */
  mayConnect: boolean;
}

/** Results as spreadsheets, with the figures on screen, and a link to the webhooks. */
export function ExportList({ courseId, audience, mayConnect }: ExportListProps) {
  const { t } = useLingui();
  const tables = useExportTables();
  return (
    <section aria-labelledby="exports">
      <h2 id="exports" className="border-b border-line pb-3 text-question font-semibold">
        {t`Spreadsheets`}
      </h2>
      <ul>
        {tables.map(({ table, name, text }) => (
          <li
            key={table}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
          >
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="font-semibold">{name}</h3>
              <p className="text-small text-muted">{text}</p>
            </div>
            <div className="flex gap-2">
              <SpreadsheetLinks
                addressOf={(format) => exportAddress(courseId, audience, table, format)}
                table={name}
              />
            </div>
          </li>
        ))}
      </ul>
      <RegularExports courseId={courseId} />
      {mayConnect && (
        <p className="mt-8">
          <PathLink path={webhooksPath(courseId)} className={buttonClass("quiet")}>
            {t`Webhooks of this course`}
          </PathLink>
        </p>
      )}
    </section>
  );
}
