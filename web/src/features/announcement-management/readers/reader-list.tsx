import { useLingui } from "@lingui/react/macro";
import type { ManagedAnnouncement } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { PagedList } from "../../../ui/staff/paged-list.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { usePaused } from "../../../ui/staff/use-paused.ts";
import { type ReaderFilter, readersQuery } from "../queries/announcement-queries.ts";
import { ReaderRow } from "./reader-row.tsx";

/** Who has read an announcement, and who has not. */
export function ReaderList({ announcement }: { announcement: ManagedAnnouncement }) {
  const { t } = useLingui();
  const { id, audience, read } = announcement;
  const [filter, setFilter] = useState<ReaderFilter>({ search: "", read: "all" });
  const search = usePaused(filter.search).trim();
  const list = useInfiniteQuery(readersQuery(id, { ...filter, search }));
  const rows = list.data?.pages.flatMap((part) => part.readers) ?? [];
  return (
    <section aria-labelledby="readers" className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="readers" className="text-question font-semibold">{t`Who has read it`}</h2>
          <p className="text-muted tabular-nums">{t`${read} of ${audience}`}</p>
        </div>
        {audience > 0 && (
          <div role="search" className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
            <TextField
              label={t`Name or address`}
              value={filter.search}
              onChange={(typed) => setFilter({ ...filter, search: typed })}
              maxLength={200}
              className="w-full sm:w-60"
            />
            <SelectField<ReaderFilter["read"]>
              label={t`Show`}
              value={filter.read}
              onChange={(chosen) => setFilter({ ...filter, read: chosen })}
              options={[
                { id: "all", label: t`Everybody` },
                { id: "no", label: t`Have not read it` },
                { id: "yes", label: t`Have read it` },
              ]}
              className="w-full sm:w-52"
            />
          </div>
        )}
      </div>
      <PagedList
        query={list}
        failure={list.error && describeFailure(list.error)}
        items={rows}
        empty={
          <EmptyState
            title={t`Nobody found`}
            text={
              audience === 0
                ? t`It is addressed to nobody yet. Those who join later find it among their news.`
                : t`Try another name, or show everybody.`
            }
          />
        }
        more={t`Show more people`}
      >
        {(reader) => <ReaderRow key={reader.id} reader={reader} />}
      </PagedList>
    </section>
  );
}
