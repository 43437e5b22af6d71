import { useLingui } from "@lingui/react/macro";
import type { AuditAction } from "@paso/contract";

import { DayRangeFields } from "../../ui/staff/day-range-fields.tsx";
import { ListSearch } from "../../ui/staff/list-search.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { SpreadsheetLinks } from "../../ui/staff/spreadsheet-links.tsx";
import { auditFile, type Wanted } from "./api.ts";
import { useAuditTexts } from "./use-audit-texts.ts";

interface AuditSearchProps {
  wanted: Wanted;
  /** Called with what changed; days come a moment after they were typed. */
  onChange: (change: Partial<Wanted>) => void;
}

/** Chooses which lines of the audit log are listed and downloaded. */
export function AuditSearch({ wanted, onChange }: AuditSearchProps) {
  const { t, i18n } = useLingui();
  const { actions } = useAuditTexts();
  const options = Object.entries(actions)
    .map(([id, label]) => ({ id: id as AuditAction, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return (
    <div className="grid gap-4">
      <ListSearch label={t`Search by name or address`} onSearch={(search) => onChange({ search })}>
        <SelectField<AuditAction | "all">
          label={t`Show`}
          value={wanted.action}
          onChange={(action) => onChange({ action })}
          options={[{ id: "all", label: t`All changes` }, ...options]}
          className="flex-1 basis-48"
        />
      </ListSearch>
      <div className="flex flex-wrap items-start gap-3">
        <DayRangeFields
          labels={{ from: t`From`, to: t`Until` }}
          value={wanted.days}
          onChange={(days) => onChange({ days })}
        />
        <div className="ms-auto flex gap-2 sm:pt-7.5">
          <SpreadsheetLinks addressOf={(format) => auditFile(wanted, format)} />
        </div>
      </div>
    </div>
  );
}
