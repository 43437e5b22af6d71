import { useLingui } from "@lingui/react/macro";
import type { AnnouncementAudience } from "@paso/contract";

/** Whose people an announcement is for, in words. */
export function useAudienceName(): (audience: AnnouncementAudience) => string {
  const { t } = useLingui();
  return ({ course, group }) => {
    if (course === null) return t`Everybody on the site`;
    if (group === null) return course.title;
    return `${course.title}: ${group.name || t`First group`}`;
  };
}
