import { useLingui } from "@lingui/react/macro";
import { SEARCH_LENGTH, type WorkbookPart, type Workbooks } from "@paso/contract";
import { useEffect, useState } from "react";

import { SelectField } from "../../../ui/student/select-field.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import type { WorkbookFilters } from "../queries/workbook-filters.ts";

interface WorkbookToolsProps {
  books: Workbooks;
  courseId: number | null;
  filters: WorkbookFilters;
  onCourse: (courseId: number | null) => void;
  onFilters: (filters: WorkbookFilters) => void;
}

/** Debounce in milliseconds. */
const TYPING_PAUSE = 250;

/** Filters and order of the workbook. */
export function WorkbookTools(props: WorkbookToolsProps) {
  const { books, courseId, filters, onCourse, onFilters } = props;
  const { t } = useLingui();
  const { q = "", part = "", order = "" } = filters;
  const [text, setText] = useState(q);
  useEffect(() => {
    const typed = text.trim();
    if (typed === q) return undefined;
    const timer = setTimeout(() => onFilters({ ...filters, q: typed || undefined }), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, q, filters, onFilters]);
  const all = t`All courses`;
  return (
    <search className="workbook-tools">
      <TextField
        label={t`Search in your workbook`}
        type="search"
        value={text}
        maxLength={SEARCH_LENGTH.max}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        className="workbook-search"
      />
      <SelectField
        label={t`Course`}
        value={courseId ?? ""}
        onChange={({ target }) => onCourse(target.value === "" ? null : Number(target.value))}
        options={[
          { value: "", label: all },
          ...books.courses.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <SelectField
        label={t`Show`}
        value={part}
        onChange={({ target }) =>
          onFilters({ ...filters, part: (target.value || undefined) as WorkbookPart | undefined })
        }
        options={[
          { value: "", label: t`Everything` },
          { value: "answers", label: t`Answers` },
          { value: "texts", label: t`What you wrote` },
          { value: "notes", label: t`Notes` },
          { value: "passages", label: t`Kept passages` },
        ]}
      />
      <SelectField
        label={t`Order`}
        value={order}
        onChange={({ target }) =>
          onFilters({ ...filters, order: target.value === "time" ? "time" : undefined })
        }
        options={[
          { value: "", label: t`As in the course` },
          { value: "time", label: t`Newest first` },
        ]}
      />
    </search>
  );
}
