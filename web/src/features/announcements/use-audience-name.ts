import { useLingui } from "@lingui/react/macro";
import type { AnnouncementAudience } from "@paso/contract";

/** Where an announcement comes from, in words: the course, the group, or the whole site. */
export function useAudienceName(): (audience: AnnouncementAudience) => string {
  const { t } = useLingui();
  return ({ course, group }) => {
    if (course === null) return t`For everybody`;
    return group?.name ? `${course.title}: ${group.name}` : course.title;
  };
}
