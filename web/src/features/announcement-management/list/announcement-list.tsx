import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { PagedList } from "../../../ui/staff/paged-list.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { usePaused } from "../../../ui/staff/use-paused.ts";
import {
  type AnnouncementFilter,
  managedAnnouncementsQuery,
} from "../queries/announcement-queries.ts";
import { AnnouncementRow } from "./announcement-row.tsx";

/** Announcements of the user's courses and of the site. */
export function AnnouncementList() {
  const { t } = useLingui();
  const [filter, setFilter] = useState<AnnouncementFilter>({ search: "", state: "all" });
  const { state } = filter;
  const search = usePaused(filter.search).trim();
  const list = useInfiniteQuery(managedAnnouncementsQuery({ search, state }));
  const items = list.data?.pages.flatMap((part) => part.announcements) ?? [];
  const isFiltered = filter.search !== "" || state !== "all";
  return (
    <div className="grid gap-6">
      {(items.length > 0 || isFiltered) && (
        <div role="search" className="flex flex-wrap gap-4">
          <TextField
            label={t`Search by title`}
            value={filter.search}
            onChange={(typed) => setFilter({ ...filter, search: typed })}
            maxLength={200}
            className="flex-1 basis-64"
          />
          <SelectField<AnnouncementFilter["state"]>
            label={t`Show`}
            value={state}
            onChange={(chosen) => setFilter({ ...filter, state: chosen })}
            options={[
              { id: "all", label: t`All` },
              { id: "draft", label: t`Drafts` },
              { id: "planned", label: t({ message: "Scheduled", context: "announcements" }) },
              { id: "sent", label: t({ message: "Sent", context: "announcements" }) },
              { id: "expired", label: t({ message: "Expired", context: "announcements" }) },
              { id: "withdrawn", label: t({ message: "Withdrawn", context: "announcements" }) },
            ]}
            className="basis-52"
          />
        </div>
      )}
      <PagedList
        query={list}
        failure={list.error && describeFailure(list.error)}
        items={items}
        empty={
          <EmptyState
            title={isFiltered ? t`No announcements found` : t`No announcements yet`}
            text={
              isFiltered
                ? t`Try other words, or show all of them.`
                : t`Tell your students what is new: a change of dates, a worksheet, good news. They see it here on the site and by e-mail, as each of them chose.`
            }
          />
        }
        more={t`Show more announcements`}
      >
        {(announcement) => <AnnouncementRow key={announcement.id} announcement={announcement} />}
      </PagedList>
    </div>
  );
}
