import type { PlannedClass } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";

import { writeQuery } from "../../../api/index.ts";
import { PLANNED_KEY, plannedClassQuery } from "../queries/class-queries.ts";

/** Caches a changed class, and invalidates the lists that contain it. */
export function useShowClass(): (planned: PlannedClass) => Promise<void> {
  const queryClient = useQueryClient();
  return async (planned) => {
    await writeQuery(queryClient, plannedClassQuery(planned.id), () => planned);
    void queryClient.invalidateQueries({ queryKey: [...PLANNED_KEY, "list"] });
  };
}
