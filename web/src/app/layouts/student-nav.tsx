import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { NavigationAreas } from "@paso/contract";

import { useAreas } from "../../areas/use-areas.ts";
import { useUser } from "../../session/session-query.ts";
import { MainNav } from "../navigation/main-nav.tsx";
import type { NavItem } from "../navigation/nav-item.ts";

interface StudentNavProps {
  /** The areas, if the screen's own data contain them; null while they load. */
  areas?: NavigationAreas | null | undefined;
}

/**
 * The navigation of learners. Staff, who may also take courses, find a link back to their work. Areas that
 * are empty for the viewer are left out.
 */
export function StudentNav({ areas: given }: StudentNavProps) {
  const { t } = useLingui();
  const areas = useAreas(given);
  const isStaff = (useUser()?.role ?? "student") !== "student";
  return (
    <MainNav label={t`Main`} moreLabel={t`More`} items={areas === null ? [] : itemsOf(areas)} />
  );

  function itemsOf({ courses, news, live, workbook, diplomas, catalogue }: NavigationAreas) {
    const unread = news?.waiting ?? 0;
    const open = live?.waiting ?? 0;
    const items: (NavItem | false | undefined)[] = [
      isStaff && { path: "/authoring", label: t`Teaching`, icon: "teaching" },
      {
        path: "/student",
        also: ["/surveys"],
        isExact: true,
        label: isStaff ? t`Learning` : t`Home`,
        icon: "home",
      },
      courses && {
        path: "/student/courses",
        also: ["/join"],
        label: t`Courses`,
        icon: "courses",
      },
      news && {
        path: "/student/news",
        label: t`News`,
        icon: "news",
        waiting: waitingOf(unread, t`${plural(unread, { one: "# unread", other: "# unread" })}`),
      },
      live && {
        path: "/student/live",
        label: t({ message: "Live", context: "classes" }),
        icon: "live",
        waiting: waitingOf(
          open,
          t`${plural(open, { one: "# to join now", other: "# to join now" })}`,
        ),
      },
      workbook && { path: "/student/workbook", label: t`Workbook`, icon: "workbook" },
      diplomas && { path: "/student/diplomas", label: t`Diplomas`, icon: "diplomas" },
      catalogue && { path: "/catalogue", label: t`Catalogue`, icon: "catalogue" },
    ];
    return items.filter((item) => item !== undefined && item !== false);
  }
}

function waitingOf(count: number, text: string): NavItem["waiting"] {
  return count > 0 ? { count, text } : undefined;
}
