import { useLingui } from "@lingui/react/macro";
import { MOST_ADDED } from "@paso/contract";

import { FileButton } from "../../ui/staff/file-button.tsx";
import { showToast } from "../../ui/staff/toast.ts";

/** Maximum bytes of a file; a thousand rows take far fewer. */
const MOST_BYTES = 2 * 1024 ** 2;

interface CsvButtonProps {
  /** @param hasGroups whether the file also names groups, which lines cannot say */
  onLines: (lines: string[], hasGroups: boolean) => void;
}

/** Reads people from a CSV file as lines that can still be reviewed and edited. */
export function CsvButton({ onLines }: CsvButtonProps) {
  const { t } = useLingui();
  const most = MOST_ADDED;
  const notText = t`This is not a CSV file. Save the table as CSV in your spreadsheet program, and choose that file.`;
  const read = async (file: File | undefined) => {
    if (!file) return;
    const { isText, readPeople } = await import("../../people-table/read-people.ts");
    const bytes = file.size <= MOST_BYTES ? new Uint8Array(await file.arrayBuffer()) : null;
    if (bytes && !isText(bytes)) {
      showToast({ text: notText });
      return;
    }
    const people = bytes && readPeople(bytes);
    const lines = people && people.map(lineOf).filter((line) => line !== "");
    if (people === null || lines === null || lines.length > most) {
      showToast({ text: t`This file has more than ${most} people. Split it and add the parts.` });
    } else if (lines.length === 0) {
      showToast({ text: t`This file has no rows with people.` });
    } else {
      onLines(
        lines,
        people.some(({ group }) => group !== ""),
      );
    }
  };
  return (
    <FileButton
      label={t`From a CSV file`}
      accept={[".csv", ".tsv", ".txt", "text/csv"]}
      onChoose={([file]) => void read(file)}
    />
  );
}

/** Without characters that would be read as the end of a name. */
function lineOf({
  first_name: first,
  last_name: last,
  email,
}: {
  first_name: string;
  last_name: string;
  email: string;
}): string {
  // A file may have nothing but addresses, whatever its column is called.
  const alone = email === "" && [first, last].find((text) => text.includes("@"));
  if (alone) return alone;
  const name = `${first} ${last}`.replaceAll(/[,;<>@\s]+/g, " ").trim();
  return name === "" ? email : `${name} <${email}>`;
}
