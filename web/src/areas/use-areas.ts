import type { NavigationAreas } from "@paso/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { writeQuery } from "../api/index.ts";
import { isHeldUp } from "../session/is-held-up.ts";
import { useUser } from "../session/session-query.ts";
import { areasQuery } from "./areas-query.ts";
import { readRememberedAreas, rememberAreas } from "./remembered-areas.ts";

/** Fallback: screens that themselves say when they are empty. */
const UNKNOWN: NavigationAreas = { courses: { waiting: 0 }, workbook: { waiting: 0 } };

/**
 * The parts of the product that are not empty for the viewer; until they are known those of the last visit,
 * or null.
 * @param given with the screen's data, which saves a request; null while those load
 */
export function useAreas(given?: NavigationAreas | null): NavigationAreas | null {
  const queryClient = useQueryClient();
  const user = useUser();
  const userId = user?.id ?? 0;
  const { data, isError, isPlaceholderData } = useQuery({
    ...areasQuery,
    enabled: given === undefined && user !== null && !isHeldUp(user),
    placeholderData: () => readRememberedAreas(userId),
  });
  useEffect(() => {
    if (given) void writeQuery(queryClient, areasQuery, { areas: given });
  }, [queryClient, given]);
  const known = isPlaceholderData ? undefined : data?.areas;
  useEffect(() => {
    if (known && userId > 0) rememberAreas(userId, known);
  }, [known, userId]);
  return given ?? data?.areas ?? (isError ? UNKNOWN : null);
}
