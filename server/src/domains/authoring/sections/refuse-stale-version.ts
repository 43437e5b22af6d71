import { staleVersion } from "../../../platform/errors/domain-error.ts";

/**
 * Refuses (`conflict`, `stale_version`) an update based on an older version.
 * @param given the version that the update carries; if omitted, the update is accepted
 * @param present makes the current state, which the response carries as `current`
 */
export function refuseStaleVersion(
  given: number | undefined,
  current: number,
  present: () => unknown,
): void {
  if (given === undefined || given === current) return;
  throw staleVersion("Somebody else has changed this in the meantime.", present());
}
