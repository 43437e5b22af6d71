import { useLingui } from "@lingui/react/macro";
import type { LiveClass } from "@paso/contract";

/**
 * Names a class's audience and hosts: "Soil and seeds, Evening group · with Marta Ruiz". On a course's
 * own screen the course is omitted.
 */
export function useAudience() {
  const { t, i18n } = useLingui();
  const inCourse = (title: string, group: LiveClass["group"], isInCourse: boolean) =>
    [!isInCourse && title, group && (group.name || t`First group`)].filter(Boolean).join(", ");
  return (
    { course, group, hosts }: Pick<LiveClass, "course" | "group" | "hosts">,
    isInCourse = false,
  ): string => {
    const audience = course
      ? inCourse(course.title, group, isInCourse)
      : t`For everyone on this site`;
    const names = new Intl.ListFormat(i18n.locale).format(hosts);
    return [audience, hosts.length > 0 && t`with ${names}`].filter(Boolean).join(" · ");
  };
}
