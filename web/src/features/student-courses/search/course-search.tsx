import { useLingui } from "@lingui/react/macro";
import { SEARCH_LENGTH } from "@paso/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { Loading } from "../../../ui/student/loading.tsx";
import { courseSearchQuery } from "./course-search-query.ts";
import { FoundPlaces } from "./found-places.tsx";
import { SearchFailure } from "./search-failure.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchHits } from "./search-hits.tsx";

interface CourseSearchProps {
  courseId: number;
  /** Language of the course. */
  language: string;
  query: string;
  onQuery: (query: string) => void;
}

/** Searches the parts of the course the student has reached, and their notes. */
export function CourseSearch({ courseId, language, query, onQuery }: CourseSearchProps) {
  const { t } = useLingui();
  return (
    <search>
      <SearchField
        label={t`Search in this course and your notes`}
        query={query}
        onQuery={onQuery}
      />
      {query.length >= SEARCH_LENGTH.min && (
        <Results courseId={courseId} language={language} query={query} />
      )}
    </search>
  );
}

type ResultsProps = Omit<CourseSearchProps, "onQuery">;

function Results({ courseId, language, query }: ResultsProps) {
  const search = useQuery({
    ...courseSearchQuery(courseId, query),
    placeholderData: keepPreviousData,
  });
  if (search.isPending) return <Loading />;
  if (search.isError) return <SearchFailure search={search} />;
  const { hits, more } = search.data;
  return (
    <div className="mt-3">
      <FoundPlaces count={hits.length} more={more} query={query} />
      <SearchHits hits={hits} language={language} />
    </div>
  );
}
