import { useLingui } from "@lingui/react/macro";
import { SEARCH_LENGTH } from "@paso/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { courseSearchQuery } from "./course-search-query.ts";
import { SearchHits } from "./search-hits.tsx";

interface CourseSearchProps {
  courseId: number;
  /** What is searched for; part of the address, so that the way back leads to it. */
  query: string;
  /** Called a moment after typing. */
  onQuery: (query: string) => void;
}

/** Milliseconds without a key after which one has typed what one looks for. */
const TYPING_PAUSE = 250;

/** Finds words in what one has reached of the course and in one's notes. */
export function CourseSearch({ courseId, query, onQuery }: CourseSearchProps) {
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
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onQuery(text.trim());
        }}
      >
        <TextField
          ref={field}
          label={t`Search in this course and your notes`}
          type="search"
          value={text}
          maxLength={SEARCH_LENGTH.max}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
          // The browser's own sign is neither as large as a finger nor of our colours.
          className="[&_::-webkit-search-cancel-button]:hidden"
          end={text !== "" && <ClearButton onClick={clear} />}
        />
      </form>
      {query.length >= SEARCH_LENGTH.min && <Results courseId={courseId} query={query} />}
    </search>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Clear the search`}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
    >
      <Icon name="cross" />
    </button>
  );
}

function Results({ courseId, query }: { courseId: number; query: string }) {
  const { t } = useLingui();
  const search = useQuery({
    ...courseSearchQuery(courseId, query),
    placeholderData: keepPreviousData,
  });
  if (search.isPending) return <Loading />;
  if (search.isError) {
    return (
      <div className="mt-4">
        <Alert tone="wrong">
          <p className="mb-3">
            <FailureText {...describeFailure(search.error)} />
          </p>
          <Button variant="quiet" busy={search.isFetching} onClick={() => void search.refetch()}>
            {t`Try again`}
          </Button>
        </Alert>
      </div>
    );
  }
  return <SearchHits {...search.data} query={query} />;
}
