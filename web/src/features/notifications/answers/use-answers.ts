import type { Notification, NotificationKind } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";

import { notificationsQuery } from "../queries/notification-queries.ts";

/** Others' reactions to the viewer's opinions and comments. */
const ANSWERS: readonly NotificationKind[] = ["comment", "reply", "like"];
const MOST = 5;

/**
 * The viewer's unread answers; null while loading.
 * @param enabled whether there are unread notifications
 */
export function useAnswers(enabled: boolean): readonly Notification[] | null {
  const { data, isPending, fetchStatus } = useInfiniteQuery({ ...notificationsQuery, enabled });
  if (isPending && fetchStatus === "fetching") return null;
  return (data?.pages ?? [])
    .flatMap((part) => part.notifications)
    .filter(({ kind, read }) => !read && ANSWERS.includes(kind))
    .slice(0, MOST);
}
