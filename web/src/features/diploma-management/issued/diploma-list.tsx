import { Plural, useLingui } from "@lingui/react/macro";
import type { CourseDiplomaState } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { Button, buttonClass } from "../../../ui/staff/button.tsx";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../../ui/staff/load-failure.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { usePaused } from "../../../ui/staff/use-paused.ts";
import { courseDiplomasQuery } from "./api.ts";
import { DiplomaActions, type OpenDialog } from "./diploma-actions.tsx";
import { DiplomaRow } from "./diploma-row.tsx";
import { IssuingNotice } from "./issuing-notice.tsx";

/** The diplomas of a course: search, view, reissue, revoke. */
export function DiplomaList({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const search = usePaused(typed.trim());
  const [state, setState] = useState<CourseDiplomaState | "all">("all");
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const list = useInfiniteQuery(courseDiplomasQuery(courseId, { search, state }));
  const latest = list.data?.pages.at(-1);
  const rows = list.data?.pages.flatMap((part) => part.diplomas) ?? [];
  const shown = rows.length;
  const isFiltered = search !== "" || state !== "all";
  return (
    <section aria-labelledby="diplomas" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="diplomas" className="text-question font-semibold">
          {t`Diplomas`}{" "}
          <span className="font-normal text-muted tabular-nums">{latest?.issued}</span>
        </h2>
        {latest && latest.issued > 0 && (
          <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
            <SelectField<CourseDiplomaState | "all">
              label={t`Show`}
              value={state}
              onChange={setState}
              className="w-full sm:w-56"
              options={[
                { id: "all", label: t`All diplomas` },
                { id: "valid", label: t`Valid, never reissued` },
                { id: "reissued", label: t`Reissued` },
                { id: "revoked", label: t`Revoked` },
              ]}
            />
            <TextField
              label={t`Search by name, address or number`}
              value={typed}
              onChange={setTyped}
              maxLength={200}
              className="w-full sm:w-72"
            />
          </div>
        )}
      </div>
      {latest?.may_manage && (
        <Link
          to="/authoring/courses/$courseId/diplomas/{-$panel}"
          params={{ courseId: String(courseId), panel: "design" }}
          className={`${buttonClass("quiet")} justify-self-start`}
        >
          {t`Design and conditions`}
        </Link>
      )}
      {latest && <IssuingNotice list={latest} />}
      {list.isPending && <Loading className="py-10" />}
      {list.isSuccess && shown === 0 && (
        <EmptyState
          title={isFiltered ? t`No diplomas found` : t`No diplomas yet`}
          text={
            isFiltered
              ? t`Nothing matches the search and the filter.`
              : t`Everyone who finishes the course and meets its conditions gets one automatically. It then appears here.`
          }
        />
      )}
      {shown > 0 && (
        <ul
          aria-labelledby="diplomas"
          className="overflow-clip rounded-card border border-line bg-card"
        >
          {rows.map((diploma) => (
            <DiplomaRow
              key={diploma.id}
              diploma={diploma}
              mayManage={latest?.may_manage ?? false}
              onOpen={setDialog}
            />
          ))}
        </ul>
      )}
      {list.isError && (
        <LoadFailure
          failure={describeFailure(list.error)}
          onRetry={() => void (shown > 0 ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {latest && shown > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-x-4 text-muted tabular-nums">
          <span>
            <Plural
              value={latest.total}
              one={`${shown} of # diploma`}
              other={`${shown} of # diplomas`}
            />
          </span>
          {list.hasNextPage && !list.isError && (
            <Button
              variant="plain"
              busy={list.isFetchingNextPage}
              onPress={() => void list.fetchNextPage()}
            >
              {t`Show more diplomas`}
            </Button>
          )}
        </div>
      )}
      <DiplomaActions courseId={courseId} open={dialog} onClose={() => setDialog(null)} />
    </section>
  );
}
