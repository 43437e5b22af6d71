import { useLingui } from "@lingui/react/macro";
import type { Locale } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";

import { ApiError, describeFailure, transientError } from "../../../api/index.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button, buttonClass } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { RetryNotice } from "../../../ui/student/retry-notice.tsx";
import { SelectField } from "../../../ui/student/select-field.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { type CatalogueFilter, catalogueQuery } from "../course/catalogue-queries.ts";
import { CourseCard } from "./course-card.tsx";

/** Courses open for sign-up: search, filter, open. */
export function CatalogueList() {
  const { t } = useLingui();
  const title = t`Course catalogue`;
  useDocumentTitle(title);
  const [filter, setFilter] = useState<CatalogueFilter>({ search: "", language: null });
  const list = useInfiniteQuery(catalogueQuery(filter));
  useRetry(list.error, () => void list.refetch());
  const reason = list.error && transientError(list.error);
  const courses = list.data?.pages.flatMap((part) => part.courses) ?? [];
  const timeZone = list.data?.pages[0]?.time_zone ?? "";
  const isFiltered = filter.search !== "" || filter.language !== null;
  if (list.error instanceof ApiError && list.error.status === 401) return <SignInFirst />;
  return (
    <div className="mx-auto max-w-280 px-5 pt-10 pb-24">
      <h1 className="mb-6 text-title font-bold">{title}</h1>
      <CatalogueSearch filter={filter} onFilter={setFilter} />
      <div role="status" className="mt-6">
        {list.isPending && <Loading className="justify-center py-20" />}
        {list.isSuccess && courses.length === 0 && (
          <p className="rounded-card border border-dashed border-edge px-6 py-12 text-center text-muted">
            {isFiltered
              ? t`No course matches all of these words.`
              : t`There is no course to sign up for at the moment.`}
          </p>
        )}
      </div>
      {reason && <RetryNotice reason={reason} />}
      {list.error && !reason && (
        <Alert tone="wrong">
          <FailureText {...describeFailure(list.error)} />
        </Alert>
      )}
      {courses.length > 0 && (
        <ul
          aria-label={title}
          className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
          aria-busy={list.isPlaceholderData}
        >
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="quiet"
          className="mt-6"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t`Show more courses`}
        </Button>
      )}
    </div>
  );
}

interface CatalogueSearchProps {
  filter: CatalogueFilter;
  onFilter: (filter: CatalogueFilter) => void;
}

function CatalogueSearch({ filter, onFilter }: CatalogueSearchProps) {
  const { t } = useLingui();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    onFilter({ ...filter, search: String(typed ?? "").trim() });
  };
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-4">
      <TextField
        label={t`Search the catalogue`}
        name="q"
        type="search"
        maxLength={200}
        defaultValue={filter.search}
        className="w-full sm:w-72"
      />
      <div className="w-full sm:w-56">
        <SelectField
          label={t`Language of the course`}
          value={filter.language ?? "all"}
          onChange={({ target }) =>
            onFilter({
              ...filter,
              language: target.value === "all" ? null : (target.value as Locale),
            })
          }
          options={[
            { value: "all", label: t`All languages` },
            { value: "en", label: "English" },
            { value: "es", label: "Español" },
          ]}
        />
      </div>
      <Button type="submit" className="min-h-12">{t`Search`}</Button>
    </form>
  );
}

/** The catalogue is only for signed-in users. */
function SignInFirst() {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-xl px-5 py-16 text-center">
      <h1 className="text-title font-bold">{t`Course catalogue`}</h1>
      <p className="mt-3 mb-6 text-muted">{t`Sign in to see the courses of this site.`}</p>
      <Link to="/login" search={{ next: "/catalogue" }} className={buttonClass()}>
        {t`Sign in`}
      </Link>
    </div>
  );
}
