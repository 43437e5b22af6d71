import { useLingui } from "@lingui/react/macro";
import type { AnnouncementAudience } from "@paso/contract";

/** Names an announcement's audience. */
export function useAudienceName(): (audience: AnnouncementAudience) => string {
  const { t } = useLingui();
  return ({ course, group, is_direct: isDirect }) => {
    if (course === null) return t`Everybody on the site`;
    if (isDirect) return t`${course.title}: chosen students`;
    if (group === null) return course.title;
    return `${course.title}: ${group.name || t`First group`}`;
  };
}
