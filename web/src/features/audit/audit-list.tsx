import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { PagedList } from "../../ui/staff/paged-list.tsx";
import { auditQuery, EVERYTHING, isFiltered } from "./api.ts";
import { AuditRow } from "./audit-row.tsx";
import { AuditSearch } from "./audit-search.tsx";

/** What was changed on the site, by whom and when. */
export function AuditList() {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(EVERYTHING);
  const audit = useInfiniteQuery(auditQuery(wanted));
  const zone = audit.data?.pages[0]?.time_zone;
  const entries = audit.data?.pages.flatMap((part) => part.entries) ?? [];

  return (
    <div className="grid gap-6">
      <AuditSearch
        wanted={wanted}
        onChange={(change) => setWanted((before) => ({ ...before, ...change }))}
      />
      <PagedList
        query={audit}
        failure={audit.error && describeFailure(audit.error)}
        items={entries}
        empty={
          <EmptyState
            title={isFiltered(wanted) ? t`No changes found` : t`No changes yet`}
            text={
              isFiltered(wanted)
                ? t`Nothing matches the search and the filter.`
                : t`Every change of the site appears here, and stays.`
            }
          />
        }
        note={zone && <p className="text-small text-muted">{t`Times in ${zone}`}</p>}
        more={t`Show more changes`}
      >
        {(entry) => <AuditRow key={entry.id} entry={entry} />}
      </PagedList>
    </div>
  );
}
