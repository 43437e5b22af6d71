import { useLingui } from "@lingui/react/macro";
import { MOST_IMPORTED } from "@paso/contract";
import { useState } from "react";

import { isText } from "../../people-table/decode-text.ts";
import { type PeopleTable, readTable } from "../../people-table/read-table.ts";
import { Alert } from "../../ui/staff/alert.tsx";
import { FileButton } from "../../ui/staff/file-button.tsx";

/** Maximum bytes of a file; 10,000 rows take far fewer. */
const MOST_BYTES = 10 * 1024 ** 2;

/** Takes the file from a file dialog or by drag and drop. */
export function ChooseTable({ onChoose }: { onChoose: (table: PeopleTable) => void }) {
  const { t } = useLingui();
  const [isOver, setIsOver] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const most = MOST_IMPORTED;
  const notText = t`This is not a CSV file. Save the table as CSV in your spreadsheet program, and choose that file.`;

  const read = async (file: File | undefined) => {
    if (!file) return;
    const bytes = file.size <= MOST_BYTES ? new Uint8Array(await file.arrayBuffer()) : null;
    if (bytes && !isText(bytes)) {
      setIssue(notText);
      return;
    }
    const table = bytes && readTable(bytes);
    if (table === null || table.rows.length > most) {
      setIssue(t`This file has more than ${most} people. Split it and import the parts.`);
    } else if (table.rows.length === 0) {
      setIssue(t`This file has no rows with people.`);
    } else onChoose(table);
  };

  return (
    <div className="grid gap-4">
      {issue && <Alert tone="wrong">{issue}</Alert>}
      <div
        className={`grid justify-items-center gap-4 rounded-card border-2 border-dashed px-6 py-12 text-center ${isOver ? "border-accent bg-accent-soft" : "border-edge"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void read(event.dataTransfer.files[0]);
        }}
      >
        <p className="text-question font-semibold">{t`Drop a CSV file here`}</p>
        <FileButton
          label={t`Choose a file`}
          variant="primary"
          accept={[".csv", ".tsv", ".txt", "text/csv"]}
          onChoose={([file]) => void read(file)}
        />
        <p className="max-w-prose text-muted">
          {t`One person a row, with a column for the e-mail address and one for the name. Columns for role, course, group and language are optional. You see what will happen before anything is written.`}
        </p>
      </div>
    </div>
  );
}
