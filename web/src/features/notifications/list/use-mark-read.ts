import { useMutation, useQueryClient } from "@tanstack/react-query";

import { writeQuery } from "../../../api/index.ts";
import {
  notificationsQuery,
  postAllRead,
  postRead,
  unreadQuery,
} from "../queries/notification-queries.ts";

/** Marks one notification as read, by its id, or all from the latest one that is seen. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: { one: number } | { latest: number }) =>
      "one" in which ? postRead(which.one) : postAllRead(which.latest),
    onSuccess: async (unread, which) => {
      await writeQuery(queryClient, unreadQuery, (known) => ({
        urgent: null,
        ...known,
        ...unread,
      }));
      const isMeant = (id: number) => !("one" in which) || which.one === id;
      await writeQuery(
        queryClient,
        notificationsQuery,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((part) => ({
              ...part,
              ...unread,
              notifications: part.notifications.map((one) =>
                isMeant(one.id) ? { ...one, read: true } : one,
              ),
            })),
          },
      );
    },
  });
}
