import { useLingui } from "@lingui/react/macro";
import type { LibraryHit, LibraryKind } from "@paso/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { describeFailure } from "../api/index.ts";
import { EmptyState } from "../ui/staff/empty-state.tsx";
import { PagedList } from "../ui/staff/paged-list.tsx";
import { SelectField } from "../ui/staff/select-field.tsx";
import { TextField } from "../ui/staff/text-field.tsx";
import { usePaused } from "../ui/staff/use-paused.ts";
import { libraryCoursesQuery, libraryQuery } from "./library-query.ts";
import { LibraryRow } from "./library-row.tsx";

interface LibraryHitsProps {
  /** Kinds on offer, the default first; all unless given. A single kind leaves nothing to choose. */
  kinds?: readonly LibraryKind[];
  /** The actions on a hit. */
  renderActions: (hit: LibraryHit) => ReactNode;
}

const ALL_KINDS: readonly LibraryKind[] = ["page", "reading", "video", "poll", "quiz", "opinion"];
const ALL = "all" as const;

/** Searches all one's courses as one types. */
export function LibraryHits({ kinds, renderActions }: LibraryHitsProps) {
  const { t } = useLingui();
  const names = useKindNames();
  const [typed, setTyped] = useState("");
  const offered = kinds ?? [ALL, ...ALL_KINDS];
  const [kind, setKind] = useState<LibraryKind | typeof ALL>(offered[0] ?? ALL);
  const [courseId, setCourseId] = useState<number | null>(null);
  const search = usePaused(typed.trim());
  const courses = useQuery(libraryCoursesQuery).data?.courses ?? [];
  const query = useInfiniteQuery(libraryQuery({ search, kind, courseId }));
  const hits = query.data?.pages.flatMap((part) => part.hits) ?? [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="search" className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
        <TextField
          label={t`Words`}
          value={typed}
          onChange={setTyped}
          maxLength={100}
          className="sm:col-span-2"
        />
        {offered.length > 1 && (
          <SelectField
            label={t`Kind`}
            value={kind}
            onChange={setKind}
            options={offered.map((one) => ({ id: one, label: names[one] }))}
          />
        )}
        <SelectField
          label={t`Course`}
          value={courseId === null ? ALL : String(courseId)}
          onChange={(value) => setCourseId(value === ALL ? null : Number(value))}
          options={[
            { id: ALL, label: t`All courses` },
            ...courses.map(({ id, title }) => ({ id: String(id), label: title })),
          ]}
        />
      </div>
      <div aria-busy={query.isPlaceholderData} className="grid grid-cols-1 gap-4">
        <PagedList
          query={query}
          failure={query.error && describeFailure(query.error)}
          items={hits}
          empty={
            <EmptyState
              title={t`Nothing found`}
              text={
                search === ""
                  ? t`There is nothing of this kind in your courses yet.`
                  : t`Try other words, fewer of them, or another kind or course.`
              }
            />
          }
          more={t`Show more`}
        >
          {(hit) => (
            <LibraryRow key={`${hit.kind} ${hit.id}`} hit={hit}>
              {renderActions(hit)}
            </LibraryRow>
          )}
        </PagedList>
      </div>
    </div>
  );
}

function useKindNames(): Record<LibraryKind | typeof ALL, string> {
  const { t } = useLingui();
  return {
    all: t`Everything`,
    section: t`Everything`,
    page: t`Pages`,
    reading: t`Readings`,
    video: t`Videos`,
    poll: t`Polls`,
    quiz: t`Questions with right answers`,
    opinion: t`Opinions`,
  };
}
