import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { Button } from "./button.tsx";
import { TextField } from "./text-field.tsx";

interface ListSearchProps {
  /** What the search covers. */
  label: string;
  /** Called with the trimmed input. */
  onSearch: (search: string) => void;
  /** Filters before the search. */
  children?: ReactNode;
}

/** A list's filters and its search, which runs on submit. */
export function ListSearch({ label, onSearch, children }: ListSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      {children}
      <TextField
        label={label}
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
