import { useLingui } from "@lingui/react/macro";

import { ListSearch } from "../../ui/staff/list-search.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import type { Wanted } from "./api.ts";

interface MailSearchProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** Chooses which mails are listed. */
export function MailSearch({ wanted, onChange }: MailSearchProps) {
  const { t } = useLingui();
  return (
    <ListSearch
      label={t`Search in addresses`}
      onSearch={(search) => onChange({ ...wanted, search })}
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
    </ListSearch>
  );
}
