import type { UnreadNotifications } from "@paso/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

import { serverEvents, writeQuery } from "../../../api/index.ts";
import { notificationsQuery, unreadQuery } from "../queries/notification-queries.ts";

/**
 * Number of unread notifications: live while a stream is open, else updated on navigation and window
 * focus.
 */
export function useUnread(): number {
  const queryClient = useQueryClient();
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    void queryClient.refetchQueries({ ...unreadQuery, stale: true, type: "active" });
  }, [queryClient, path]);
  useEffect(() => {
    const take = (event: Event) => {
      const { data } = event as MessageEvent<UnreadNotifications>;
      void writeQuery(queryClient, unreadQuery, (known) => ({ urgent: null, ...known, ...data }));
      void queryClient.invalidateQueries(notificationsQuery);
    };
    serverEvents.addEventListener("notifications", take);
    return () => serverEvents.removeEventListener("notifications", take);
  }, [queryClient]);
  return useQuery(unreadQuery).data?.unread ?? 0;
}
