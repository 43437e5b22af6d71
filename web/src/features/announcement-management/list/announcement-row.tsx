import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ManagedAnnouncementHead } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Badge } from "../../../ui/staff/badge.tsx";
import { useAudienceName } from "../settings/use-audience-name.ts";
import { StateBadge } from "./state-badge.tsx";

/** Upper limit for counting readers. */
const MOST_COUNTED = 1_000;

/** An announcement in the list: audience, state, dates and response. */
export function AnnouncementRow({ announcement }: { announcement: ManagedAnnouncementHead }) {
  const { t, i18n } = useLingui();
  const nameOf = useAudienceName();
  const { id, state, readers, comments } = announcement;
  const wasShown = state === "sent" || state === "expired" || state === "withdrawn";
  const date = announcement.send_date && formatLocalDate(announcement.send_date, i18n.locale);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line px-5 py-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/authoring/news/$announcementId"
            params={{ announcementId: String(id) }}
            className="font-semibold underline decoration-transparent underline-offset-4 wrap-anywhere hover:decoration-current"
          >
            {announcement.title || t`Untitled announcement`}
          </Link>
          <StateBadge state={state} />
          {announcement.is_urgent && <Badge tone="warm">{t`Urgent`}</Badge>}
          {announcement.is_pinned && <Badge tone="calm">{t`Pinned`}</Badge>}
        </p>
        <p className="mt-0.5 text-small text-muted wrap-anywhere">
          {nameOf(announcement)}
          {announcement.author !== null && ` · ${announcement.author}`}
          {date && (
            <>
              {" · "}
              {state === "planned" ? (
                <Trans>scheduled for {date}</Trans>
              ) : state === "draft" ? (
                <Trans>meant for {date}, not scheduled yet</Trans>
              ) : (
                <Trans>sent {date}</Trans>
              )}
            </>
          )}
          {announcement.edited_at !== null &&
            ` · ${t({ message: "edited", context: "announcement" })}`}
        </p>
      </div>
      {wasShown && (
        <p className="flex flex-wrap gap-x-4 text-small text-muted tabular-nums">
          {announcement.open_reports > 0 && (
            <span className="font-semibold text-warm">
              <Plural
                value={announcement.open_reports}
                one="# open report"
                other="# open reports"
              />
            </span>
          )}
          {comments > 0 && (
            <span>
              <Plural value={comments} one="# comment" other="# comments" />
            </span>
          )}
          <span>
            {readers >= MOST_COUNTED ? (
              t`read by more than 1,000`
            ) : (
              <Plural value={readers} _0="nobody has read it" one="read by #" other="read by #" />
            )}
          </span>
        </p>
      )}
    </li>
  );
}
