import { useLingui } from "@lingui/react/macro";
import type { LiveClass } from "@paso/contract";

/** For whom a class is, and who gives it: "Soil and seeds, Evening group · with Marta Ruiz". */
export function useAudience() {
  const { t, i18n } = useLingui();
  return ({ course, group, hosts }: Pick<LiveClass, "course" | "group" | "hosts">): string => {
    const audience = course
      ? [course.title, group && (group.name || t`First group`)].filter(Boolean).join(", ")
      : t`For everyone on this site`;
    const names = new Intl.ListFormat(i18n.locale).format(hosts);
    return hosts.length > 0 ? `${audience} · ${t`with ${names}`}` : audience;
  };
}
