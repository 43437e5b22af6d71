import { useLingui } from "@lingui/react/macro";

interface ClassOwner {
  course: { title: string } | null;
  group: { name: string } | null;
}

/** Whose class it is: "Soil and seeds, Evening group". */
export function useWhose(): (owner: ClassOwner) => string {
  const { t } = useLingui();
  return ({ course, group }) =>
    course
      ? [course.title, group && (group.name || t`First group`)].filter(Boolean).join(", ")
      : t`Everyone on this site`;
}
