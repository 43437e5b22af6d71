import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { WorkbookEntry, WorkbookPage } from "@paso/contract";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { describeFailure } from "../../../api/index.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { Entry } from "../entries/entry.tsx";
import type { WorkbookFilters } from "../queries/workbook-filters.ts";

export type Entries = UseInfiniteQueryResult<InfiniteData<WorkbookPage>>;

interface EntryListProps {
  list: Entries;
  filters: WorkbookFilters;
  /** Whether entries of several courses are there. */
  showsCourses: boolean;
  timeZone: string;
}

/** The workbook's entries grouped by page, with infinite scrolling. */
export function EntryList({ list, filters, showsCourses, timeZone }: EntryListProps) {
  const { t } = useLingui();
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const again = () => void (entries.length > 0 ? list.fetchNextPage() : list.refetch());
  useRetry(list.error, again);
  const end = useMoreInSight(list);
  const found = plural(total, { one: "# entry", other: "# entries" });
  return (
    <section className="mt-8" aria-label={t`Entries`}>
      {list.data && (
        <p role="status" className="text-small text-muted">
          {total > 0 ? found : emptyText()}
        </p>
      )}
      {list.isPending && <Loading className="min-h-40" />}
      {groupByPage(entries, filters.order === "time").map((group) => (
        <section key={group.key} className="workbook-page">
          <Head entry={group.entries[0]} showsCourse={showsCourses} />
          {group.entries.map((entry) => (
            <Entry key={entry.key} entry={entry} timeZone={timeZone} />
          ))}
        </section>
      ))}
      {list.isError && (
        <Alert tone="wrong">
          <p className="mb-3">
            <FailureText {...describeFailure(list.error)} />
          </p>
          <Button variant="quiet" busy={list.isFetching} onClick={again}>
            {t`Try again`}
          </Button>
        </Alert>
      )}
      {list.hasNextPage && !list.isError && (
        <div ref={end} className="workbook-tools mt-8">
          <Button
            variant="quiet"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t`Show more`}
          </Button>
        </div>
      )}
    </section>
  );

  function emptyText(): string {
    if (filters.q) return t`Nothing found for “${filters.q}”.`;
    return t`Nothing of this kind yet.`;
  }
}

/** Fetches the next page shortly before its place scrolls into view. */
function useMoreInSight({ fetchNextPage, isFetching, hasNextPage }: Entries) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || isFetching || !hasNextPage) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNextPage(),
      { rootMargin: "600px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [fetchNextPage, isFetching, hasNextPage]);
  return end;
}

function Head({ entry, showsCourse }: { entry: WorkbookEntry | undefined; showsCourse: boolean }) {
  const { t } = useLingui();
  if (!entry) return null;
  const { page, module, course } = entry;
  const { language } = course;
  const isNamed = page !== null && !page.is_survey;
  return (
    <header>
      {(showsCourse || module) && (
        <p className="text-small text-muted">
          {showsCourse && <span lang={language}>{course.title}</span>}
          {showsCourse && module && " · "}
          {module && (
            <>
              {t`Module ${module.order}`} · <span lang={language}>{module.title}</span>
            </>
          )}
        </p>
      )}
      <h2 lang={isNamed ? language : undefined} className="text-question font-semibold">
        {isNamed ? page.title : page ? t`Course survey` : t`No longer in the course`}
      </h2>
    </header>
  );
}

interface Group {
  key: string;
  entries: WorkbookEntry[];
}

/** By time, a page may come several times. */
function groupByPage(entries: readonly WorkbookEntry[], byTime: boolean): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const first = last?.entries[0];
    const isSame = first?.page?.id === entry.page?.id && first?.course.id === entry.course.id;
    if (last && isSame) last.entries.push(entry);
    else
      groups.push({
        key: byTime ? entry.key : `${entry.course.id} ${entry.page?.id}`,
        entries: [entry],
      });
  }
  return groups;
}
