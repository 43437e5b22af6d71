import { useLingui } from "@lingui/react/macro";
import type { CourseResults } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { PagedList } from "../../../ui/staff/paged-list.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { usePaused } from "../../../ui/staff/use-paused.ts";
import { AllResultsLink } from "../parts/all-results-link.tsx";
import { studentResultsQuery } from "../parts/api.ts";
import { AudienceField } from "../parts/audience-field.tsx";
import { type StudentChoice, studentsPath } from "../parts/results-address.ts";
import { WriteButton } from "../parts/write-button.tsx";
import { IssueNote } from "./issue-note.tsx";
import { StudentRow } from "./student-row.tsx";

interface StudentListProps {
  results: CourseResults;
  choice: StudentChoice;
}

/** A course's students with their progress and results. The choice is in the address, to return to. */
export function StudentList({ results, choice }: StudentListProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { course, groups } = results;
  const [typed, setTyped] = useState(choice.search);
  const search = usePaused(typed.trim());
  const filter = { ...choice, search };
  useEffect(() => {
    if (search === choice.search) return;
    const href = studentsPath(course.id, { ...choice, search }, null);
    void router.navigate({ href, replace: true, resetScroll: false });
  }, [search, choice, course.id, router]);
  const change = (part: Partial<StudentChoice>) =>
    void router.navigate({
      href: studentsPath(course.id, { ...choice, ...part }, null),
      replace: true,
      resetScroll: false,
    });
  const students = useInfiniteQuery(studentResultsQuery(course.id, filter));
  const rows = students.data?.pages.flatMap((part) => part.students) ?? [];
  const { total = 0, pages = 0 } = students.data?.pages.at(-1) ?? {};
  const shown = rows.length;
  return (
    <section aria-labelledby="students" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <AllResultsLink courseId={course.id} audience={choice.audience} />
        <h2 id="students" className="text-question font-semibold">
          {t`Students`}
        </h2>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <AudienceField
          groups={groups}
          value={choice.audience}
          onChange={(chosen) => change({ audience: chosen })}
        />
        <SelectField
          label={t`Show`}
          value={choice.show}
          onChange={(show) => change({ show })}
          options={[
            { id: "all", label: t`All students` },
            { id: "stuck", label: t`Stuck for 7 days` },
            { id: "finished", label: t`Finished the course` },
            { id: "not_begun", label: t`Not begun` },
          ]}
          className="w-full sm:w-60"
        />
        <SelectField
          label={t`Order`}
          value={choice.order}
          onChange={(order) => change({ order })}
          options={[
            { id: "name", label: t`By name` },
            { id: "quiet", label: t`Quiet the longest` },
            { id: "result", label: t`Fewest right answers` },
          ]}
          className="w-full sm:w-56"
        />
        <TextField
          label={t`Search by name or address`}
          value={typed}
          onChange={setTyped}
          maxLength={200}
          className="w-full sm:w-auto sm:min-w-56 sm:flex-1"
        />
      </div>
      {choice.people && (
        <IssueNote
          results={results}
          people={choice.people}
          onClear={() => change({ people: null })}
        />
      )}
      {results.may_write && total > 0 && total < results.students.all && (
        <div className="flex flex-wrap items-center gap-2">
          <WriteButton
            courseId={course.id}
            recipients={{ list: filter, people: total }}
            variant="quiet"
          />
          <p className="text-small text-muted">
            {t`As news for them alone: nobody sees who else gets it.`}
          </p>
        </div>
      )}
      <PagedList
        query={students}
        failure={students.error && describeFailure(students.error)}
        items={rows}
        more={t`Show more students`}
        empty={
          <EmptyState title={t`No students found.`} text={t`Nobody fits what you have chosen.`} />
        }
        note={<p className="text-small text-muted tabular-nums">{t`${shown} of ${total}`}</p>}
      >
        {(student) => (
          <StudentRow
            key={student.id}
            courseId={course.id}
            choice={choice}
            student={student}
            pages={pages}
          />
        )}
      </PagedList>
    </section>
  );
}
