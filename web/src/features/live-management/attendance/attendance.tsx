import { Plural, useLingui } from "@lingui/react/macro";
import type { PlannedClass, PlannedDate } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { ListSearch } from "../../../ui/staff/list-search.tsx";
import { PagedList } from "../../../ui/staff/paged-list.tsx";
import { SpreadsheetLinks } from "../../../ui/staff/spreadsheet-links.tsx";
import { FetchNote } from "../parts/fetch-note.tsx";
import { useFetchAgain } from "../parts/use-fetch-again.tsx";
import { attendanceFile, attendanceQuery } from "../queries/attendance-queries.ts";
import { AttendeeRow } from "./attendee-row.tsx";
import { GuestList } from "./guest-list.tsx";

interface AttendanceProps {
  planned: PlannedClass;
  date: PlannedDate;
}

/** Polling interval in milliseconds while the provider is being queried. */
const LOOK_AGAIN = 5_000;

/** Who attended on a date and for how long, as recorded by the provider and corrected by staff. */
export function Attendance({ planned, date }: AttendanceProps) {
  const { t } = useLingui();
  const id = useId();
  const path = { classId: planned.id, occurrenceId: date.id };
  const [search, setSearch] = useState("");
  const people = useInfiniteQuery({
    ...attendanceQuery(path, search),
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.fetch.state === "pending" ? LOOK_AGAIN : false,
  });
  const again = useFetchAgain(path);
  const first = people.data?.pages[0];
  const rows = people.data?.pages.flatMap((part) => part.attendance) ?? [];
  const mayFetch = first?.may_change && first.fetch.state !== "none" && date.state === "ended";
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={id} className="text-question font-semibold">
            {t`Attendance`}
          </h2>
          {first && (
            <p className="text-muted tabular-nums">
              <Plural
                value={first.present}
                _0="Nobody was there yet."
                one="# person was there."
                other="# people were there."
              />
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {mayFetch && (
            <Button variant="quiet" busy={again.isPending} onPress={() => again.mutate()}>
              {t`Fetch again`}
            </Button>
          )}
          <SpreadsheetLinks addressOf={(format) => attendanceFile(planned.id, format)} />
        </div>
      </div>
      {first && (
        <FetchNote
          fetch={first.fetch}
          failed={t`Attendance could not be fetched`}
          pending={t`Attendance is being fetched…`}
        />
      )}
      {(rows.length > 0 || search !== "") && (
        <ListSearch label={t`Search by name or address`} onSearch={setSearch} />
      )}
      <PagedList
        query={people}
        failure={people.isError ? describeFailure(people.error) : null}
        items={rows}
        more={t`Show more people`}
        empty={
          <EmptyState
            title={search === "" ? t`Nobody was there yet` : t`Nobody found`}
            text={
              search === ""
                ? t`Anyone who joins appears here with the minutes they were there.`
                : t`No name or address contains all of these words.`
            }
          />
        }
      >
        {(attendee) => (
          <AttendeeRow
            key={attendee.user_id}
            date={path}
            attendee={attendee}
            mayChange={first?.may_change ?? false}
          />
        )}
      </PagedList>
      {first && first.guests.length > 0 && <GuestList guests={first.guests} />}
    </section>
  );
}
