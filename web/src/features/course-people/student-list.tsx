import { Plural, useLingui } from "@lingui/react/macro";
import type { CoursePeople } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { useChosenRows } from "../../row-selection/use-chosen-rows.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { usePaused } from "../../ui/staff/use-paused.ts";
import { courseStudentsQuery, QUIET_DAYS, readAllStudents, type StudentFilter } from "./api.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { StudentFilters } from "./student-filters.tsx";
import { StudentRow } from "./student-row.tsx";

interface StudentListProps {
  people: CoursePeople;
  /** Whether the list initially shows only quiet students. */
  showsQuiet?: boolean;
}

/** The students of a course: search, view, select, remove. */
export function StudentList({ people, showsQuiet = false }: StudentListProps) {
  const { t } = useLingui();
  const { course, may_manage_students: mayManage, groups } = people;
  const [typed, setTyped] = useState<StudentFilter>({
    search: "",
    groupId: null,
    isQuiet: showsQuiet,
  });
  const isGone = !groups.some(({ id }) => id === typed.groupId);
  const filter: StudentFilter = { ...typed, groupId: isGone ? null : typed.groupId };
  const { groupId, isQuiet } = filter;
  const heading = useRef<HTMLHeadingElement>(null);
  const search = usePaused(filter.search.trim());
  const isFiltered = search !== "" || groupId !== null || isQuiet;
  const quietDays = QUIET_DAYS;
  const wanted: StudentFilter = { ...filter, search };
  const students = useInfiniteQuery(courseStudentsQuery(course.id, wanted));
  const rows = students.data?.pages.flatMap((part) => part.students) ?? [];
  const shown = rows.length;
  const { total = 0, pages = 0 } = students.data?.pages.at(-1) ?? {};
  const selection = useChosenRows({
    rows,
    list: JSON.stringify(wanted),
    readAll: () => readAllStudents(course.id, wanted),
  });

  return (
    <section
      ref={showsQuiet ? scrollTo : null}
      aria-labelledby="students"
      className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="students" ref={heading} tabIndex={-1} className="text-question font-semibold">
          {t`Students`}{" "}
          <span className="font-normal text-muted tabular-nums">{people.students}</span>
        </h2>
        {people.students > 0 && (
          <StudentFilters
            filter={filter}
            onChange={(change) => setTyped({ ...filter, ...change })}
            groups={groups}
          />
        )}
      </div>
      {students.isPending && <Loading className="py-10" />}
      {students.isSuccess && rows.length === 0 && (
        <EmptyState
          title={isFiltered ? t`No students found.` : t`No students yet.`}
          text={
            isFiltered
              ? search !== ""
                ? t`No name or address contains all of these words.`
                : isQuiet
                  ? t`Nobody has been quiet for ${quietDays} days.`
                  : t`Nobody is in this group yet.`
              : mayManage
                ? t`Add people above; they find the course on their start page.`
                : t`Students appear here with their progress.`
          }
        />
      )}
      {rows.length > 0 && (
        <div className="overflow-clip rounded-card border border-line bg-card">
          {mayManage && (
            <SelectionBar
              courseId={course.id}
              groups={groups}
              timeZone={people.time_zone}
              rows={rows}
              total={total}
              selection={selection}
            />
          )}
          <ul aria-labelledby="students">
            {rows.map((student) => (
              <StudentRow
                key={student.id}
                courseId={course.id}
                mayInvite={people.may_invite_students}
                student={student}
                pages={pages}
                groups={groups}
                {...(mayManage && {
                  isChosen: selection.isChosen(student.id),
                  onChoose: (isChosen: boolean) => selection.choose([student.id], isChosen),
                  onWithdrawn: () => heading.current?.focus(),
                })}
              />
            ))}
          </ul>
        </div>
      )}
      {students.isError && (
        <LoadFailure
          failure={describeFailure(students.error)}
          onRetry={() => void (rows.length > 0 ? students.fetchNextPage() : students.refetch())}
        />
      )}
      {rows.length > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-x-4 text-muted tabular-nums">
          <span>
            <Plural value={total} one={`${shown} of # student`} other={`${shown} of # students`} />
          </span>
          {students.hasNextPage && !students.isError && (
            <Button
              variant="plain"
              busy={students.isFetchingNextPage}
              onPress={() => void students.fetchNextPage()}
            >
              {t`Show more students`}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Saves scrolling down to the students for those who came to see them. */
function scrollTo(section: HTMLElement | null): void {
  section?.scrollIntoView();
}
