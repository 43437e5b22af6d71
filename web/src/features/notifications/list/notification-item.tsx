import { Trans, useLingui } from "@lingui/react/macro";
import type { Notification } from "@paso/contract";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { PathLink } from "../../../ui/path-link.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { VisuallyHidden } from "../../../ui/student/visually-hidden.tsx";
import { NotificationText } from "./notification-text.tsx";

interface NotificationItemProps {
  notification: Notification;
  /** Called when the viewer follows it. */
  onFollow: () => void;
}

/** A notification; the whole item is a link. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { t, i18n } = useLingui();
  const { person, read, text, at, module, survey, kind, course } = notification;
  const endDate = kind === "module-ends" ? module?.end_date : survey?.end_date;
  const end = endDate && formatLocalDate(endDate, i18n.locale);
  return (
    <li className="border-line not-first:border-t">
      <PathLink
        path={notification.path}
        onClick={onFollow}
        className="flex gap-3 px-4 py-3.5 transition-colors hover:bg-accent-soft focus-visible:-outline-offset-3"
      >
        {person ? (
          <Avatar name={person.first_name} picture={person.avatar} size="small" />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent"
          >
            <Icon name={end ? "clock" : "flag"} />
          </span>
        )}
        <span className="grid min-w-0 grow gap-0.5">
          <span className="wrap-anywhere">
            {!read && <VisuallyHidden>{t`Unread`}: </VisuallyHidden>}
            <NotificationText notification={notification} />
          </span>
          {text !== null && (
            <q dir="auto" className="line-clamp-2 text-muted wrap-anywhere">
              {text}
            </q>
          )}
          {end && (
            <span className="text-warm">
              <Trans>Open until {end}</Trans>
            </span>
          )}
          <span className="text-small text-muted wrap-anywhere">
            {course && kind !== "enrolment" && <>{course.title} · </>}
            <time dateTime={at}>{formatLocalDate(at, i18n.locale)}</time>
          </span>
        </span>
        {!read && (
          <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-accent" />
        )}
      </PathLink>
    </li>
  );
}
