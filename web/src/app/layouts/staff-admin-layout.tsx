import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link, Outlet, useLocation } from "@tanstack/react-router";

import { showCurrent } from "../../ui/show-current.ts";

/** The administrators' pages, in display order; a new one adds its line. */
const ADMIN_PAGES = [
  { to: "/admin", label: msg`Overview`, isExact: true },
  { to: "/admin/site/{-$section}", label: msg`Site`, isExact: false },
  { to: "/admin/sign-in", label: msg`Signing in`, isExact: true },
  { to: "/admin/mail", label: msg`Mail`, isExact: true },
  { to: "/admin/system", label: msg`System`, isExact: true },
  { to: "/admin/webhooks", label: msg`Webhooks`, isExact: true },
  { to: "/admin/audit", label: msg`Audit log`, isExact: true },
] as const;

const tab =
  "inline-flex min-h-11 items-center border-b-3 border-transparent whitespace-nowrap text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink";

/** Wraps the administrators' pages with their navigation. */
export function StaffAdminLayout() {
  const { t, i18n } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <>
      <nav aria-label={t`Administration`} className="border-b border-line">
        <ul
          key={pathname}
          ref={showCurrent}
          className="mx-auto -mb-px flex max-w-5xl gap-6 overflow-x-auto ps-5 pt-2 fades-out"
        >
          {ADMIN_PAGES.map(({ to, label, isExact }) => (
            <li key={to}>
              <Link
                to={to}
                params={{ section: undefined }}
                activeOptions={{ exact: isExact, includeHash: false, includeSearch: false }}
                className={tab}
              >
                {i18n._(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
