import { useLingui } from "@lingui/react/macro";
import type { AuditAction } from "@paso/contract";
import { useState } from "react";

import { Button } from "../../ui/staff/button.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import type { Wanted } from "./api.ts";
import { useAuditTexts } from "./use-audit-texts.ts";

interface AuditSearchProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** Chooses which lines of the audit log are listed. */
export function AuditSearch({ wanted, onChange }: AuditSearchProps) {
  const { t } = useLingui();
  const { actions } = useAuditTexts();
  const [typed, setTyped] = useState("");
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...wanted, search: typed.trim() });
      }}
    >
      <SelectField<AuditAction | "all">
        label={t`Show`}
        value={wanted.action}
        onChange={(action) => onChange({ ...wanted, action })}
        options={[
          { id: "all", label: t`All changes` },
          ...Object.entries(actions).map(([id, label]) => ({ id: id as AuditAction, label })),
        ]}
        className="flex-1 basis-48"
      />
      <TextField
        label={t`Search by name or address`}
        value={typed}
        onChange={setTyped}
        maxLength={200}
        className="flex-1 basis-60"
      />
      <Button type="submit" variant="quiet">
        {t`Search`}
      </Button>
    </form>
  );
}
