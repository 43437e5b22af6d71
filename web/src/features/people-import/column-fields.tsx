import { useLingui } from "@lingui/react/macro";

import { type Field, FIELDS } from "../../people-table/columns.ts";
import type { PeopleTable } from "../../people-table/read-table.ts";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { useFieldNames } from "./use-field-names.ts";

interface ColumnFieldsProps {
  table: PeopleTable;
  onChange: (columns: (Field | null)[]) => void;
}

const NONE = "none";

/** Maps each column of the file to a field. */
export function ColumnFields({ table, onChange }: ColumnFieldsProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const { headings, columns, rows } = table;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {headings.map((heading, column) => {
        const number = column + 1;
        const sample = rows.find(({ cells }) => cells[column])?.cells[column];
        return (
          <SelectField
            key={column}
            label={heading || t`Column ${number}`}
            hint={sample && <span className="line-clamp-1 break-all">{t`such as ${sample}`}</span>}
            value={columns[column] ?? NONE}
            onChange={(chosen) => {
              const field = chosen === NONE ? null : chosen;
              // Each field has at most one column.
              onChange(
                columns.map((before, other) =>
                  other === column ? field : before === field ? null : before,
                ),
              );
            }}
            options={[
              { id: NONE, label: t`Leave out` },
              ...FIELDS.map((field) => ({ id: field, label: names[field] })),
            ]}
          />
        );
      })}
    </div>
  );
}
