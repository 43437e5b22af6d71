import { Trans, useLingui } from "@lingui/react/macro";
import type { OpenedAnnouncement as Announcement } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { AuthoredHtml } from "../../ui/authored-html.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { AnnouncementFiles } from "./announcement-files.tsx";
import { AnnouncementDiscussion } from "./comments/announcement-discussion.tsx";
import { NewsMarks } from "./news-marks.tsx";
import { useAudienceName } from "./use-audience-name.ts";
import { useMarkRead } from "./use-mark-read.ts";

/** An announcement to be read; it counts as read once it is shown. */
export function OpenedAnnouncement({ announcement }: { announcement: Announcement }) {
  const { t, i18n } = useLingui();
  const nameOf = useAudienceName();
  useMarkRead(announcement);
  const { state, author, sent_at: sentAt, files } = announcement;
  const edited = announcement.edited_at && formatLocalDate(announcement.edited_at, i18n.locale);
  return (
    <article className="mx-auto max-w-column px-5 pt-6 pb-24">
      <Link
        to="/student/news"
        className="-ms-1 mb-3 inline-flex min-h-11 items-center gap-2 text-muted no-underline hover:text-ink"
      >
        <Icon name="back" />
        {t`All news`}
      </Link>
      <NewsMarks announcement={announcement} />
      <h1 className="text-title font-bold wrap-anywhere">{announcement.title}</h1>
      <div className="mt-4 mb-8 flex items-center gap-3">
        {author && <Avatar name={author.name} picture={author.avatar} size="small" />}
        <p className="min-w-0 text-small text-muted wrap-anywhere">
          {author && <span className="block text-base font-semibold text-ink">{author.name}</span>}
          {nameOf(announcement)}
          {" · "}
          <time dateTime={sentAt}>{formatLocalDate(sentAt, i18n.locale)}</time>
          {edited && (
            <>
              {" · "}
              <Trans>edited on {edited}</Trans>
            </>
          )}
        </p>
      </div>
      {state === "withdrawn" && (
        <Alert tone="warm" title={t`This announcement was withdrawn`}>
          <p className="wrap-anywhere">{announcement.withdrawn_reason}</p>
        </Alert>
      )}
      {state === "expired" && (
        <Alert tone="calm" title={t`This announcement has expired`}>
          <p>{t`It was about something that is now over.`}</p>
        </Alert>
      )}
      {state === "sent" && (
        <>
          <AuthoredHtml html={announcement.html} />
          {files.length > 0 && <AnnouncementFiles files={files} />}
          {announcement.has_comments && <AnnouncementDiscussion announcementId={announcement.id} />}
        </>
      )}
    </article>
  );
}
