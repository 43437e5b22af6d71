import { useLingui } from "@lingui/react/macro";
import type { AnnouncementAudience } from "@paso/contract";

/** Names an announcement's audience: the course, the group or the whole site. */
export function useAudienceName(): (audience: AnnouncementAudience) => string {
  const { t } = useLingui();
  return ({ course, group, is_direct: isDirect }) => {
    if (course === null) return t`For everybody`;
    if (isDirect) return t`For you, from ${course.title}`;
    return group?.name ? `${course.title}: ${group.name}` : course.title;
  };
}
