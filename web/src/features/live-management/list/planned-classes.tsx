import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { PagedList } from "../../../ui/staff/paged-list.tsx";
import { plannedClassesQuery, type WantedClasses } from "../queries/class-queries.ts";
import { ListFilters } from "./list-filters.tsx";
import { PlannedRow } from "./planned-row.tsx";

interface PlannedClassesProps {
  /** The course to list; null for all, with a course filter. */
  courseId: number | null;
  /** Other actions besides planning a class. */
  children?: ReactNode;
}

/** The live classes a staff member can see, by date; the screen renders the title. */
export function PlannedClasses({ courseId, children }: PlannedClassesProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<WantedClasses>({ when: "upcoming", search: "", courseId });
  const classes = useInfiniteQuery(plannedClassesQuery(wanted));
  const rows = classes.data?.pages.flatMap((part) => part.live_classes) ?? [];
  const mayCreate = classes.data?.pages[0]?.may_create ?? false;
  const isFiltered = wanted.search !== "" || wanted.courseId !== courseId;
  const isPast = wanted.when === "past";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-prose flex-1 basis-80 text-muted">
          {t`Meet your students in a video call. They find the class on their pages and in their calendars, and can come in from ten minutes before.`}
        </p>
        <div className="flex flex-wrap gap-3">
          {children}
          {mayCreate && (
            <Link
              to="/authoring/live/new"
              search={wanted.courseId === null ? {} : { course: wanted.courseId }}
              className={buttonClass()}
            >
              <Icon name="add" />
              {t`New class`}
            </Link>
          )}
        </div>
      </div>
      <ListFilters
        hasCourses={courseId === null}
        wanted={wanted}
        onChange={(change) => setWanted((before) => ({ ...before, ...change }))}
      />
      <PagedList
        query={classes}
        failure={classes.isError ? describeFailure(classes.error) : null}
        items={rows}
        more={t`Show more classes`}
        empty={
          <EmptyState
            title={
              isFiltered ? t`No classes found` : isPast ? t`No past classes` : t`No class planned`
            }
            text={
              isFiltered
                ? t`Try another title or another course.`
                : isPast
                  ? t`Once a class is over, you find its attendance and recordings here.`
                  : mayCreate
                    ? t`Plan one, and its people are notified at once.`
                    : t`Classes of your courses appear here.`
            }
          />
        }
      >
        {(occurrence) => <PlannedRow key={occurrence.id} occurrence={occurrence} />}
      </PagedList>
    </div>
  );
}
