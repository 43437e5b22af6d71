import { useLingui } from "@lingui/react/macro";
import type { EnrolledCourse } from "@paso/contract";

import { useDurationText } from "./use-duration-text.ts";

/** Says how long what is left of a course takes; null if nothing is. A finished course may have got new pages. */
export function useTimeLeft(): (
  course: Pick<EnrolledCourse, "finished" | "minutes_left">,
) => string | null {
  const { t } = useLingui();
  const durationText = useDurationText();
  return ({ finished, minutes_left: left }) => {
    if (left === 0) return null;
    return finished
      ? t`${durationText(left)} more since you finished`
      : t`${durationText(left)} left`;
  };
}
