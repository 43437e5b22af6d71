import { useLingui } from "@lingui/react/macro";
import { SEARCH_LENGTH } from "@paso/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { Loading } from "../../../ui/student/loading.tsx";
import { ownCoursesSearchQuery } from "./course-search-query.ts";
import { FoundPlaces } from "./found-places.tsx";
import { SearchFailure } from "./search-failure.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchHits } from "./search-hits.tsx";

interface OwnCoursesSearchProps {
  query: string;
  onQuery: (query: string) => void;
}

/** Searches what the student has reached in all courses, and their notes. */
export function OwnCoursesSearch({ query, onQuery }: OwnCoursesSearchProps) {
  const { t } = useLingui();
  return (
    <search className="mx-auto block max-w-column px-5 pt-10 pb-24">
      <h1 className="mb-6 text-title font-bold">{t`Search`}</h1>
      <SearchField label={t`Search your courses and notes`} query={query} onQuery={onQuery} />
      {query.length >= SEARCH_LENGTH.min ? (
        <Results query={query} />
      ) : (
        <p className="mt-3 text-muted">
          {t`Searches what you have reached in your courses, and your notes.`}
        </p>
      )}
    </search>
  );
}

function Results({ query }: { query: string }) {
  const search = useQuery({ ...ownCoursesSearchQuery(query), placeholderData: keepPreviousData });
  if (search.isPending) return <Loading />;
  if (search.isError) return <SearchFailure search={search} />;
  const { courses, more } = search.data;
  return (
    <div className="mt-3">
      <FoundPlaces
        count={courses.reduce((sum, { hits }) => sum + hits.length, 0)}
        more={more}
        query={query}
      />
      {courses.map(({ course, hits }) => (
        <section key={course.id} aria-labelledby={`found-${course.id}`} className="mt-6">
          <h2
            id={`found-${course.id}`}
            lang={course.language}
            className="text-question font-semibold wrap-anywhere"
          >
            {course.title}
          </h2>
          <SearchHits hits={hits} language={course.language} />
        </section>
      ))}
    </div>
  );
}
