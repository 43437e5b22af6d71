import "./staff-header.css";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { NavigationAreas } from "@paso/contract";

import { useAreas } from "../../areas/use-areas.ts";
import { useUser } from "../../session/session-query.ts";
import { MainNav } from "../navigation/main-nav.tsx";
import type { NavItem } from "../navigation/nav-item.ts";

/** The parts of the product that staff work in; empty ones are left out. */
export function StaffNav() {
  const { t } = useLingui();
  const role = useUser()?.role;
  const areas = useAreas();
  if (role === undefined || role === "student") return null;
  return (
    <MainNav label={t`Main`} moreLabel={t`More`} items={areas === null ? [] : itemsOf(areas)} />
  );

  function itemsOf({ staff_news, staff_live, staff_videos, courses }: NavigationAreas) {
    const open = staff_live?.waiting ?? 0;
    const isAdmin = role === "admin";
    const items: (NavItem | false | undefined)[] = [
      ...(role === "viewer" ? viewersStart() : authorsStart()),
      isAdmin && { path: "/admin/people", label: t`People`, icon: "people" },
      staff_news && { path: "/authoring/news", label: t`News`, icon: "news" },
      staff_live && {
        path: "/authoring/live",
        label: t({ message: "Live", context: "classes" }),
        icon: "live",
        waiting:
          open > 0
            ? {
                count: open,
                text: t`${plural(open, { one: "# to join now", other: "# to join now" })}`,
              }
            : undefined,
      },
      isAdmin && { path: "/admin/surveys", label: t`Surveys`, icon: "surveys" },
      staff_videos && { path: "/authoring/videos", label: t`Videos`, icon: "videos" },
      isAdmin && { path: "/admin", label: t`Administration`, icon: "site", isRare: true },
      courses && { path: "/student", label: t`Learning`, icon: "workbook", isRare: true },
    ];
    return items.filter((item) => item !== undefined && item !== false);
  }

  function authorsStart(): NavItem[] {
    return [
      { path: "/authoring", label: t`Today`, icon: "home" },
      {
        path: "/authoring/courses",
        also: ["library", "modules", "pages", "sections", "surveys", "trash"].map(
          (part) => `/authoring/${part}`,
        ),
        label: t`Courses`,
        icon: "courses",
      },
    ];
  }

  function viewersStart(): NavItem[] {
    return [{ path: "/authoring", label: t`Courses`, icon: "courses" }];
  }
}
