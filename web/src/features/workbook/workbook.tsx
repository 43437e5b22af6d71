import { useLingui } from "@lingui/react/macro";
import type { Workbooks } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { WorkbookFiles } from "./files/workbook-files.tsx";
import { EntryList } from "./list/entry-list.tsx";
import { WorkbookTools } from "./list/workbook-tools.tsx";
import type { WorkbookFilters } from "./queries/workbook-filters.ts";
import { entriesQuery } from "./queries/workbook-queries.ts";

import "./look/workbook.css";

interface WorkbookProps {
  books: Workbooks;
  /** Null for all courses. */
  courseId: number | null;
  filters: WorkbookFilters;
  onCourse: (courseId: number | null) => void;
  onFilters: (filters: WorkbookFilters) => void;
}

/** The user's workbook: answers, texts and kept passages, of one course or of all. */
export function Workbook({ books, courseId, filters, onCourse, onFilters }: WorkbookProps) {
  const { t } = useLingui();
  const list = useInfiniteQuery(entriesQuery(courseId, filters));
  const course = books.courses.find(({ id }) => id === courseId);
  const isEmpty = books.courses.length === 0;
  return (
    <div className="workbook mx-auto max-w-column px-5 pt-10 pb-24">
      <h1 lang={course?.language} className="text-title font-bold">
        {course ? course.title : t`Your workbook`}
      </h1>
      <p className="mt-3 flex items-start gap-1.5 text-muted">
        <Icon name="lock" className="mt-0.5 size-5" />
        {t`What you answered, wrote and kept. Only you see this book.`}
      </p>
      {isEmpty ? (
        <div className="mt-8 rounded-card border border-line bg-card p-6">
          <p className="font-semibold">{t`Nothing here yet`}</p>
          <p className="mt-1 text-muted">
            {t`Answer a question, write notes, or select a passage in a text and keep it: you will find it here.`}
          </p>
          <Link to="/student" className={`${buttonClass("quiet")} mt-4`}>
            {t`Go to your courses`}
          </Link>
        </div>
      ) : (
        <>
          <WorkbookTools
            books={books}
            courseId={courseId}
            filters={filters}
            onCourse={onCourse}
            onFilters={onFilters}
          />
          <WorkbookFiles courseId={courseId} list={list} />
          <EntryList
            list={list}
            filters={filters}
            showsCourses={courseId === null}
            timeZone={books.time_zone}
          />
        </>
      )}
    </div>
  );
}
