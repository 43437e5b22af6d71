import { useLingui } from "@lingui/react/macro";
import { SEARCH_LENGTH } from "@paso/contract";
import { useEffect, useRef, useState } from "react";

import { Icon } from "../../../ui/student/icon.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";

interface SearchFieldProps {
  label: string;
  /** The search text; part of the URL, so that going back restores it. */
  query: string;
  /** Called after a debounce. */
  onQuery: (query: string) => void;
}

/** Debounce in milliseconds. */
const TYPING_PAUSE = 250;

/** A search field. */
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
        // The browser's own icon is too small for a finger, and not in our colours.
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
