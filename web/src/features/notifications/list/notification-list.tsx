import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { describeFailure } from "../../../api/index.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { notificationsQuery } from "../queries/notification-queries.ts";
import { NotificationItem } from "./notification-item.tsx";
import { useMarkRead } from "./use-mark-read.ts";

interface NotificationListProps {
  titleId?: string;
  heading: "h1" | "h2";
  /** Called when the viewer follows one of them. */
  onLeave?: () => void;
  /** A link below the list, which replaces paging. */
  children?: ReactNode;
}

/** The viewer's notifications, latest first. */
export function NotificationList({
  titleId,
  heading: Heading,
  onLeave,
  children,
}: NotificationListProps) {
  const { t } = useLingui();
  const list = useInfiniteQuery(notificationsQuery);
  const mark = useMarkRead();
  const parts = children ? list.data?.pages.slice(0, 1) : list.data?.pages;
  const items = parts?.flatMap((part) => part.notifications) ?? [];
  const [latest] = items;
  const again = () => void (items.length > 0 ? list.fetchNextPage() : list.refetch());
  useRetry(list.error, again);

  return (
    <>
      <div
        className={`flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 ${Heading === "h1" ? "py-3" : "py-1.5"}`}
      >
        <Heading
          id={titleId}
          className={Heading === "h1" ? "text-title font-bold" : "font-semibold"}
        >
          {t`Notifications`}
        </Heading>
        {latest && items.some(({ read }) => !read) && (
          <button
            type="button"
            disabled={mark.isPending}
            onClick={() => mark.mutate({ latest: latest.id })}
            className="min-h-11 text-small font-semibold text-accent hover:underline"
          >
            {t`Mark all as read`}
          </button>
        )}
      </div>
      {mark.isError && (
        <div className="px-4 pb-3">
          <Alert tone="wrong">
            <FailureText {...describeFailure(mark.error)} />
          </Alert>
        </div>
      )}
      {list.isPending && <Loading className="min-h-40 px-4" />}
      {list.isSuccess && items.length === 0 && (
        <div className="border-t border-line px-6 py-10 text-center">
          <p className="font-semibold">{t`Nothing new yet`}</p>
          <p className="mx-auto mt-1 max-w-prose text-muted">
            {t`When somebody comments on your opinion, or a module begins, you will find it here.`}
          </p>
        </div>
      )}
      {items.length > 0 && (
        <ul className="border-t border-line">
          {items.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onFollow={() => {
                if (!notification.read) mark.mutate({ one: notification.id });
                onLeave?.();
              }}
            />
          ))}
        </ul>
      )}
      {list.isError && (
        <div className="grid justify-items-start gap-3 p-4">
          <Alert tone="wrong">
            <FailureText {...describeFailure(list.error)} />
          </Alert>
          <Button variant="quiet" onClick={again}>
            {t`Try again`}
          </Button>
        </div>
      )}
      {children ? (
        <div className="border-t border-line px-4 py-1.5">{children}</div>
      ) : (
        list.hasNextPage &&
        !list.isError && (
          <div className="border-t border-line p-4">
            <Button
              variant="quiet"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t`Show earlier ones`}
            </Button>
          </div>
        )
      )}
    </>
  );
}
