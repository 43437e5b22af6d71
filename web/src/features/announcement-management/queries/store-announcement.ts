import type { ManagedAnnouncement } from "@paso/contract";
import type { QueryClient } from "@tanstack/react-query";

import { writeQuery } from "../../../api/index.ts";
import { ANNOUNCEMENTS_KEY, managedAnnouncementQuery } from "./announcement-queries.ts";

/** Replaces the cached announcement with the server's version. */
export async function storeAnnouncement(
  queryClient: QueryClient,
  saved: ManagedAnnouncement,
): Promise<void> {
  await writeQuery(queryClient, managedAnnouncementQuery(saved.id), () => saved);
  void queryClient.invalidateQueries({ queryKey: [...ANNOUNCEMENTS_KEY, "list"] });
}
