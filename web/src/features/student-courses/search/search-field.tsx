import { useLingui } from "@lingui/react/macro";
import { SEARCH_LENGTH } from "@paso/contract";
import { useEffect, useRef, useState } from "react";

import { Icon } from "../../../ui/student/icon.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";

interface SearchFieldProps {
  label: string;
  /** What is searched for; part of the address, so that the way back leads to it. */
  query: string;
  /** Called a moment after typing. */
  onQuery: (query: string) => void;
}

/** Milliseconds without a key after which one has typed what one looks for. */
const TYPING_PAUSE = 250;

/** Where one types what is looked for. */
export function SearchField({ label, query, onQuery }: SearchFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (text.trim() === query) return undefined;
    const timer = setTimeout(() => onQuery(text.trim()), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, query, onQuery]);

  function clear(): void {
    setText("");
    field.current?.focus();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onQuery(text.trim());
      }}
    >
      <TextField
        ref={field}
        label={label}
        type="search"
        value={text}
        maxLength={SEARCH_LENGTH.max}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        // The browser's own sign is neither as large as a finger nor of our colours.
        className="[&_::-webkit-search-cancel-button]:hidden"
        end={
          text !== "" && (
            <button
              type="button"
              aria-label={t`Clear the search`}
              onClick={clear}
              className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
            >
              <Icon name="cross" />
            </button>
          )
        }
      />
    </form>
  );
}
