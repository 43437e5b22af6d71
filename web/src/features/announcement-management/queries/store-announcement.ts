import type { ManagedAnnouncement } from "@paso/contract";
import type { QueryClient } from "@tanstack/react-query";

import { writeQuery } from "../../../api/index.ts";
import { ANNOUNCEMENTS_KEY, managedAnnouncementQuery } from "./announcement-queries.ts";

/** Puts an announcement as the server has it in the place of the one that is shown. */
export async function storeAnnouncement(
  queryClient: QueryClient,
  saved: ManagedAnnouncement,
): Promise<void> {
  await writeQuery(queryClient, managedAnnouncementQuery(saved.id), () => saved);
  void queryClient.invalidateQueries({ queryKey: [...ANNOUNCEMENTS_KEY, "list"] });
}
