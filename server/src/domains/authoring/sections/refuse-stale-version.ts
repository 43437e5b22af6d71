import { staleVersion } from "../../../platform/errors/domain-error.ts";

/**
 * Refuses (`conflict`, `stale_version`) an update that began with an older state.
 * @param given the version that the update carries; left out, it is taken as it comes
 * @param present makes the current state, which the answer carries as `current`
 */
export function refuseStaleVersion(
  given: number | undefined,
  current: number,
  present: () => unknown,
): void {
  if (given === undefined || given === current) return;
  throw staleVersion("Somebody else has changed this in the meantime.", present());
}
