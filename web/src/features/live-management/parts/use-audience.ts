import { useLingui } from "@lingui/react/macro";

interface Audience {
  course: { title: string } | null;
  group: { name: string } | null;
}

/** Names a class's audience: "Soil and seeds, Evening group". */
export function useAudience(): (audience: Audience) => string {
  const { t } = useLingui();
  return ({ course, group }) =>
    course
      ? [course.title, group && (group.name || t`First group`)].filter(Boolean).join(", ")
      : t`Everyone on this site`;
}
