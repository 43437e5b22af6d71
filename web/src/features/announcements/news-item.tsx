import { useLingui } from "@lingui/react/macro";
import type { ListedAnnouncement } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { VisuallyHidden } from "../../ui/student/visually-hidden.tsx";
import { NewsMarks } from "./news-marks.tsx";
import { useAudienceName } from "./use-audience-name.ts";

/** An announcement in the list; the whole item is a link. */
export function NewsItem({ announcement }: { announcement: ListedAnnouncement }) {
  const { t, i18n } = useLingui();
  const nameOf = useAudienceName();
  const { id, title, excerpt, author, sent_at: sentAt, is_read: isRead } = announcement;
  return (
    <li className="relative border-line py-5 not-first:border-t">
      <NewsMarks announcement={announcement} />
      <h2 className="text-question wrap-anywhere">
        {!isRead && (
          <>
            <span
              aria-hidden="true"
              className="me-2 inline-block size-2.5 rounded-full bg-accent"
            />
            <VisuallyHidden>{t`Unread`}: </VisuallyHidden>
          </>
        )}
        <Link
          to="/student/news/$announcementId"
          params={{ announcementId: String(id) }}
          className={`no-underline after:absolute after:inset-0 hover:underline ${isRead ? "" : "font-bold"}`}
        >
          {title}
        </Link>
      </h2>
      {excerpt !== "" && (
        <p dir="auto" className="mt-1 line-clamp-2 wrap-anywhere">
          {excerpt}
        </p>
      )}
      <p className="mt-1.5 text-small text-muted wrap-anywhere">
        {nameOf(announcement)}
        {author && ` · ${author.name}`}
        {" · "}
        <time dateTime={sentAt}>{formatLocalDate(sentAt, i18n.locale)}</time>
        {announcement.edited_at !== null &&
          ` · ${t({ message: "edited", context: "announcement" })}`}
      </p>
    </li>
  );
}
