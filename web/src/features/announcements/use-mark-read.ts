import type { OpenedAnnouncement } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { writeQuery } from "../../api/index.ts";
import { areasQuery } from "../../areas/areas-query.ts";
import { announcementQuery, newsQuery, postRead } from "./queries/announcement-queries.ts";

/** Tells the server that an announcement is read, once its text has been shown. */
export function useMarkRead({ id, state, is_read: isRead }: OpenedAnnouncement): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: postRead,
    // If it fails, the next visit tries again.
    async onSuccess(_, announcementId) {
      await writeQuery(
        queryClient,
        announcementQuery(announcementId),
        (shown) => shown && { ...shown, is_read: true },
      );
      await writeQuery(
        queryClient,
        newsQuery,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((part) => ({
              ...part,
              announcements: part.announcements.map((one) =>
                one.id === announcementId ? { ...one, is_read: true } : one,
              ),
            })),
          },
      );
      // The bell, urgent announcements and the unread count.
      void queryClient.invalidateQueries({ queryKey: ["unread-notifications"] });
      void queryClient.invalidateQueries(areasQuery);
    },
  });
  const isToBeMarked = state === "sent" && !isRead;
  useEffect(() => {
    if (isToBeMarked) mutate(id);
  }, [isToBeMarked, id, mutate]);
}
