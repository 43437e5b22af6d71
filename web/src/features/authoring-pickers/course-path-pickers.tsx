import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { PathLink } from "../../ui/path-link.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { SearchablePicker } from "../../ui/staff/searchable-picker.tsx";
import { pickableCoursesQuery, pickableModulesQuery, pickablePagesQuery } from "./api.ts";
import type { CoursePath } from "./course-path.ts";

const LINK = "inline-flex min-h-11 items-center font-semibold text-accent hover:underline";

interface CoursePathPickersProps {
  /** The deepest level to pick. */
  depth: "course" | "module" | "page";
  path: CoursePath;
  /** The new choice, without what depended on the old one. */
  onChange: (path: CoursePath) => void;
  isDisabled?: boolean;
}

/**
 * Course, then module, then page: each is shown once the one above it is chosen and has any. Shows a
 * loading indicator until the courses have loaded.
 */
export function CoursePathPickers({
  depth,
  path,
  onChange,
  isDisabled = false,
}: CoursePathPickersProps) {
  const { t } = useLingui();
  const courses = useQuery(pickableCoursesQuery);
  const modules = useQuery(pickableModulesQuery(depth === "course" ? undefined : path.course));
  const pages = useQuery(pickablePagesQuery(depth === "page" ? path.module : undefined));
  const { course, module } = path;
  const error = courses.error ?? modules.error ?? pages.error;

  if (courses.isPending) return <Loading label={t`Loading courses…`} />;
  return (
    <>
      <FormError failure={error && describeFailure(error)} />
      {courses.data && (
        <SearchablePicker
          label={t`Course`}
          name="course"
          isDisabled={isDisabled}
          placeholder={t`Select a course...`}
          options={courses.data.courses.map(({ id, title }) => ({ id, label: title }))}
          value={course ?? null}
          onChange={(id) => onChange(id === null ? {} : { course: id })}
        />
      )}
      {modules.isLoading && <Loading />}
      {modules.data?.modules.length === 0 && (
        <p className="self-center text-muted">
          {t`This course has no modules yet.`}{" "}
          <PathLink path={`/authoring/modules/new?course=${course}`} className={LINK}>
            {t`Add a module`}
          </PathLink>
        </p>
      )}
      {modules.data && modules.data.modules.length > 0 && (
        <SearchablePicker
          label={t`Module`}
          name="module"
          isDisabled={isDisabled}
          placeholder={t`Select a module...`}
          options={modules.data.modules.map(toOption)}
          value={module ?? null}
          onChange={(id) => onChange(id === null ? { course } : { course, module: id })}
        />
      )}
      {pages.isLoading && <Loading />}
      {pages.data?.pages.length === 0 && (
        <p className="self-center text-muted">
          {t`This module has no pages yet.`}{" "}
          <PathLink
            path={`/authoring/pages/new?course=${course}&module=${module}`}
            className={LINK}
          >
            {t`Add a page`}
          </PathLink>
        </p>
      )}
      {pages.data && pages.data.pages.length > 0 && (
        <SearchablePicker
          label={t`Page`}
          name="page"
          isDisabled={isDisabled}
          placeholder={t`Select a page...`}
          options={pages.data.pages.map(toOption)}
          value={path.page ?? null}
          onChange={(id) =>
            onChange(id === null ? { course, module } : { course, module, page: id })
          }
        />
      )}
    </>
  );
}

function toOption({ id, order, title }: { id: number; order: number; title: string }) {
  return { id, label: `${order}. ${title}` };
}
