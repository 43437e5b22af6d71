import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { useChosenRows } from "../../row-selection/use-chosen-rows.tsx";
import { PathLink } from "../../ui/path-link.tsx";
import { Button, buttonClass } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { SpreadsheetLinks } from "../../ui/staff/spreadsheet-links.tsx";
import { usePaused } from "../../ui/staff/use-paused.ts";
import { peopleFile, peopleQuery, readAllPeople, type Wanted } from "./api.ts";
import { NewPerson } from "./new-person.tsx";
import { PeopleFilters } from "./people-filters.tsx";
import { PersonRow } from "./person-row.tsx";
import { SelectionBar } from "./selection-bar.tsx";

const EVERYBODY: Wanted = { search: "", role: "", state: "", seen: "", course: null, group: null };

/** The site's people: find, view, create and edit. */
export function SitePeople() {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(EVERYBODY);
  const search = usePaused(wanted.search.trim());
  const filter: Wanted = { ...wanted, search };
  const people = useInfiniteQuery(peopleQuery(filter));
  const rows = people.data?.pages.flatMap((part) => part.people) ?? [];
  const { total = 0, is_sending: isSending = true } = people.data?.pages.at(-1) ?? {};
  const shown = rows.length;
  const selection = useChosenRows({
    rows,
    list: JSON.stringify(filter),
    readAll: () => readAllPeople(filter),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap gap-3">
        <NewPerson
          isSending={isSending}
          onShow={(email) => setWanted({ ...EVERYBODY, search: email })}
        />
        <PathLink path="/admin/people/import" className={buttonClass("quiet")}>
          {t`Import a CSV file`}
        </PathLink>
        {shown > 0 && <SpreadsheetLinks addressOf={(format) => peopleFile(filter, format)} />}
      </div>
      <PeopleFilters
        wanted={wanted}
        onChange={(change) => setWanted((before) => ({ ...before, ...change }))}
      />
      {people.isPending && <Loading className="py-10" />}
      {people.isSuccess && shown === 0 && (
        <EmptyState
          title={t`Nobody found`}
          text={t`Nobody matches the search and the filters above.`}
        />
      )}
      {shown > 0 && (
        <div className="overflow-clip rounded-card border border-line bg-card">
          <SelectionBar rows={rows} total={total} selection={selection} isSending={isSending} />
          <ul aria-label={t`People`}>
            {rows.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                isSending={isSending}
                isChosen={selection.isChosen(person.id)}
                onChoose={(isChosen) => selection.choose([person.id], isChosen)}
              />
            ))}
          </ul>
        </div>
      )}
      {people.isError && (
        <LoadFailure
          failure={describeFailure(people.error)}
          onRetry={() => void (shown > 0 ? people.fetchNextPage() : people.refetch())}
        />
      )}
      {shown > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-x-4 text-muted tabular-nums">
          <span>
            <Plural value={total} one={`${shown} of # person`} other={`${shown} of # people`} />
          </span>
          {people.hasNextPage && !people.isError && (
            <Button
              variant="plain"
              busy={people.isFetchingNextPage}
              onPress={() => void people.fetchNextPage()}
            >
              {t`Show more people`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
