import { useLingui } from "@lingui/react/macro";
import type { WhenOfClasses } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { describeFailure } from "../../../api/index.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { liveClassesQuery } from "../queries/live-queries.ts";
import { ClassRow } from "./class-row.tsx";

interface ClassListProps {
  when: WhenOfClasses;
  /** The course, on its own screen; null for all. */
  courseId: number | null;
  /** Replaces an empty list. */
  empty: ReactNode;
}

/** Dates of classes, paged. */
export function ClassList({ when, courseId, empty }: ClassListProps) {
  const { t } = useLingui();
  const classes = useInfiniteQuery(liveClassesQuery(when, courseId));
  const { data, isPending, isError, error } = classes;
  const count = data?.pages.reduce((sum, part) => sum + part.live_classes.length, 0) ?? 0;
  const retry = () => void (count > 0 ? classes.fetchNextPage() : classes.refetch());
  useRetry(error, retry);
  return (
    <>
      {isPending && <Loading />}
      {data && count === 0 && empty}
      {count > 0 && (
        <ul className="border-b border-line">
          {data?.pages.map((part) =>
            part.live_classes.map((occurrence) => (
              <ClassRow
                key={occurrence.id}
                occurrence={occurrence}
                clockAhead={part.clock_ahead}
                isInCourse={courseId !== null}
              />
            )),
          )}
        </ul>
      )}
      {isError && (
        <div className="mt-4 grid justify-items-start gap-3">
          <Alert tone="wrong">
            <FailureText {...describeFailure(error)} />
          </Alert>
          <Button variant="quiet" onClick={retry}>
            {t`Try again`}
          </Button>
        </div>
      )}
      {classes.hasNextPage && !isError && (
        <Button
          variant="quiet"
          className="mt-4"
          busy={classes.isFetchingNextPage}
          onClick={() => void classes.fetchNextPage()}
        >
          {t`Show more`}
        </Button>
      )}
    </>
  );
}
