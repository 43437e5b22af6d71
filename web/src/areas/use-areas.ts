import type { NavigationAreas } from "@paso/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { writeQuery } from "../api/index.ts";
import { isHeldUp } from "../session/is-held-up.ts";
import { useUser } from "../session/session-query.ts";
import { areasQuery } from "./areas-query.ts";
import { readRememberedAreas, rememberAreas } from "./remembered-areas.ts";

/** What is shown where it cannot be known: screens that say by themselves that they are empty. */
const UNKNOWN: NavigationAreas = { courses: { waiting: 0 }, workbook: { waiting: 0 } };

/**
 * The parts of the product that hold something for the viewer: until they are known those of the last
 * visit, and null without one.
 * @param given with the data of the screen, which saves a request; null while that is on its way
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
