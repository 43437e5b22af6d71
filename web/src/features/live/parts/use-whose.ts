import { useLingui } from "@lingui/react/macro";
import type { LiveClass } from "@paso/contract";

/** Whose class it is and who gives it: "Soil and seeds, Evening group · with Marta Ruiz". */
export function useWhose() {
  const { t, i18n } = useLingui();
  return ({ course, group, hosts }: Pick<LiveClass, "course" | "group" | "hosts">): string => {
    const place = course
      ? [course.title, group && (group.name || t`First group`)].filter(Boolean).join(", ")
      : t`For everyone on this site`;
    const names = new Intl.ListFormat(i18n.locale).format(hosts);
    return hosts.length > 0 ? `${place} · ${t`with ${names}`}` : place;
  };
}
