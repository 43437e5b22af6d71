import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { auditQuery, type Wanted } from "./api.ts";
import { AuditRow } from "./audit-row.tsx";
import { AuditSearch } from "./audit-search.tsx";

/** What was changed on the site, by whom and when. */
export function AuditList() {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<Wanted>({ action: "all", search: "" });
  const audit = useInfiniteQuery(auditQuery(wanted));
  const zone = audit.data?.pages[0]?.time_zone;
  const entries = audit.data?.pages.flatMap((part) => part.entries) ?? [];
  const isFiltered = wanted.action !== "all" || wanted.search !== "";

  return (
    <div className="grid gap-6">
      <AuditSearch wanted={wanted} onChange={setWanted} />
      {audit.isPending && <Loading className="py-10" />}
      {audit.isSuccess && entries.length === 0 && (
        <EmptyState
          title={isFiltered ? t`No changes found` : t`No changes yet`}
          text={
            isFiltered
              ? t`Nothing fits what is shown and searched for.`
              : t`Every change of the site appears here, and stays.`
          }
        />
      )}
      {entries.length > 0 && (
        <>
          <ul className="overflow-hidden rounded-card border border-line bg-card">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
          {zone && <p className="text-small text-muted">{t`Times in ${zone}`}</p>}
        </>
      )}
      {audit.isError && (
        <LoadFailure
          failure={describeFailure(audit.error)}
          onRetry={() => void (entries.length > 0 ? audit.fetchNextPage() : audit.refetch())}
        />
      )}
      {audit.hasNextPage && !audit.isError && (
        <Button
          variant="quiet"
          busy={audit.isFetchingNextPage}
          className="justify-self-start"
          onPress={() => void audit.fetchNextPage()}
        >
          {t`Show more changes`}
        </Button>
      )}
    </div>
  );
}
