import type { Notification, NotificationKind } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";

import { notificationsQuery } from "../queries/notification-queries.ts";

/** What others did with the viewer's opinions and comments. */
const ANSWERS: readonly NotificationKind[] = ["comment", "reply", "like"];
const MOST = 5;

/**
 * Answers that the viewer has not followed or marked as read; null while they are on the way.
 * @param enabled whether any notification is not read
 */
export function useAnswers(enabled: boolean): readonly Notification[] | null {
  const { data, isPending, fetchStatus } = useInfiniteQuery({ ...notificationsQuery, enabled });
  if (isPending && fetchStatus === "fetching") return null;
  return (data?.pages ?? [])
    .flatMap((part) => part.notifications)
    .filter(({ kind, read }) => !read && ANSWERS.includes(kind))
    .slice(0, MOST);
}
