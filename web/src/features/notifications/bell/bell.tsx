import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";

import { NotificationList } from "../list/notification-list.tsx";
import { UrgentNews } from "../urgent/urgent-news.tsx";
import { BellMark } from "./bell-mark.tsx";
import { useUnread } from "./use-unread.ts";

const shape =
  "size-11 place-items-center rounded-full transition-colors hover:bg-accent-soft hover:text-accent";

/** Notifications: over the page if there is room, on a separate page on a phone. */
export function Bell() {
  const { t } = useLingui();
  const id = useId();
  const titleId = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const unread = useUnread();
  const label =
    unread === 0
      ? t`Notifications`
      : t`Notifications: ${plural(unread, { one: "# unread", other: "# unread" })}`;
  const close = () => popover.current?.hidePopover();

  return (
    <>
      <UrgentNews />
      <Link to="/notifications" aria-label={label} className={`grid sm:hidden ${shape}`}>
        <BellMark unread={unread} />
      </Link>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={`hidden sm:grid ${shape}`}
      >
        <BellMark unread={unread} />
      </button>
      <div
        id={id}
        ref={popover}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        onToggle={({ newState }) => setOpen(newState === "open")}
        className="menu inset-auto end-4 top-16 max-h-[min(36rem,calc(100dvh-6rem))] w-[min(26rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-card text-ink shadow-float"
      >
        {open && (
          <NotificationList titleId={titleId} heading="h2" onLeave={close}>
            <Link
              to="/notifications"
              onClick={close}
              className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
            >
              {t`See all`}
            </Link>
          </NotificationList>
        )}
      </div>
    </>
  );
}
