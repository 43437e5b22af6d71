import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { Button } from "./button.tsx";
import { TextField } from "./text-field.tsx";

interface ListSearchProps {
  /** What the search looks in. */
  label: string;
  /** With what was typed, without the space around it. */
  onSearch: (search: string) => void;
  /** Filters before the search. */
  children?: ReactNode;
}

/** Filters of a list, and its search, which begins when it is sent. */
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
