import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "../../ui/staff/button.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import type { Wanted } from "./api.ts";

interface MailSearchProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** Chooses which mails are listed. */
export function MailSearch({ wanted, onChange }: MailSearchProps) {
  const { t } = useLingui();
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
      <SelectField
        label={t`Show`}
        value={wanted.state}
        onChange={(state) => onChange({ ...wanted, state })}
        options={[
          { id: "all", label: t`All` },
          { id: "queued", label: t`Waiting` },
          { id: "sent", label: t`Sent` },
          { id: "failed", label: t`Failed` },
        ]}
        className="flex-1 basis-48"
      />
      <TextField
        label={t`Search in addresses`}
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
