import {
  changeNotificationPreference,
  countNotifications,
  listNotifications,
  markAnnouncementRead,
  type NotificationKind,
  type NotificationPreference,
  readAllNotifications,
  readNotification,
  readNotificationPreferences,
  readUnsubscription,
  unsubscribe,
  type WaitingNotifications,
} from "@paso/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/**
 * The unread count, which an open stream updates live, and what is urgent. It runs in the background, so
 * an expired session is left to the viewer's next action.
 */
export const unreadQuery = queryOptions({
  queryKey: ["unread-notifications"],
  queryFn: ({ signal }): Promise<WaitingNotifications> =>
    call(countNotifications, { signal, background: true }),
  staleTime: 10_000,
  refetchOnWindowFocus: true,
  retry: false,
  // Not essential: it does not fetch while the device is offline.
  networkMode: "online",
});

/** The viewer's notifications, latest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ["notifications"],
  queryFn: ({ pageParam, signal }) =>
    call(listNotifications, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (part) => part.next_cursor,
  staleTime: 0,
});

export function postRead(notificationId: number) {
  return call(readNotification, { params: { notificationId } });
}

export function postAllRead(latest: number) {
  return call(readAllNotifications, { body: { latest } });
}

export const preferencesQuery = queryOptions({
  queryKey: ["notification-preferences"],
  queryFn: ({ signal }) => call(readNotificationPreferences, { signal }),
});

export function putPreference(kind: NotificationKind, preference: NotificationPreference) {
  return call(changeNotificationPreference, { params: { kind }, body: preference });
}

/** What a mail's link turns off. */
export function unsubscriptionQuery(token: string) {
  return queryOptions({
    queryKey: ["unsubscription", token],
    queryFn: ({ signal }) => call(readUnsubscription, { params: { token }, signal }),
    staleTime: Infinity,
  });
}

export function postUnsubscribe(token: string) {
  return call(unsubscribe, { params: { token } });
}

export function postAnnouncementRead(announcementId: number) {
  return call(markAnnouncementRead, { params: { announcementId } });
}
