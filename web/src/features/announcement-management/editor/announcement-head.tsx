import { Trans, useLingui } from "@lingui/react/macro";
import type { ManagedAnnouncement } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { Alert } from "../../../ui/staff/alert.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { StateBadge } from "../list/state-badge.tsx";
import { useSiteDate } from "../settings/use-site-date.ts";

interface AnnouncementHeadProps {
  announcement: ManagedAnnouncement;
  /** The actions. */
  children: ReactNode;
}

/** An announcement's title, state and history. */
export function AnnouncementHead({ announcement, children }: AnnouncementHeadProps) {
  const { t } = useLingui();
  const dateOf = useSiteDate();
  const { state, author, time_zone: timeZone } = announcement;
  const local = (date: string | null) => date && dateOf(date, timeZone);
  const sent = state !== "draft" && local(announcement.send_date);
  const edited = local(announcement.edited_at);
  const withdrawn = local(announcement.withdrawn_at);
  return (
    <div>
      <Link
        to="/authoring/news"
        className="-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
      >
        <Icon name="back" />
        {t`All news`}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className="min-w-0 text-title font-bold wrap-anywhere">
              {announcement.title || t`Untitled announcement`}
            </h1>
            <StateBadge state={state} />
          </div>
          <p className="mt-1 text-muted">
            {author}
            {author !== null && sent && " · "}
            {sent &&
              (state === "planned" ? (
                <Trans>goes out on {sent}</Trans>
              ) : (
                <Trans>sent on {sent}</Trans>
              ))}
            {edited && (
              <>
                {" · "}
                <Trans>edited on {edited}</Trans>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      {withdrawn && (
        <div className="mt-4">
          <Alert tone="warm" title={t`Withdrawn on ${withdrawn}`}>
            <p className="wrap-anywhere">{announcement.withdrawn_reason}</p>
          </Alert>
        </div>
      )}
    </div>
  );
}
