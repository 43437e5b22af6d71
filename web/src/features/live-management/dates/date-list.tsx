import type { PlannedClass, PlannedDate } from "@paso/contract";
import { type ReactNode, useId } from "react";

import { DateRow } from "./date-row.tsx";

interface DateListProps {
  title: ReactNode;
  planned: PlannedClass;
  dates: readonly PlannedDate[];
  clockAhead: number;
  shownId: number | undefined;
}

/** Some of a class's dates; nothing if none. */
export function DateList({ title, planned, dates, clockAhead, shownId }: DateListProps) {
  const id = useId();
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-question font-semibold">
        {title}
      </h2>
      <ul className="rounded-card border border-line bg-card">
        {dates.map((date) => (
          <DateRow
            key={date.id}
            planned={planned}
            date={date}
            clockAhead={clockAhead}
            isShown={date.id === shownId}
          />
        ))}
      </ul>
    </section>
  );
}
