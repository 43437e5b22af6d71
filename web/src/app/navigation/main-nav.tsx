import { useLocation } from "@tanstack/react-router";

import { MoreItems } from "./more-items.tsx";
import { findCurrentItem, findItemsForMore, type NavItem } from "./nav-item.ts";
import { NavLink } from "./nav-link.tsx";

interface MainNavProps {
  /** What screen readers call it. */
  label: string;
  moreLabel: string;
  /** Empty while it is not known what there is: its place is kept. */
  items: readonly NavItem[];
}

/**
 * The ways between the parts of the product: texts in the header where there is room, tabs at the
 * bottom of the window elsewhere.
 */
export function MainNav({ label, moreLabel, items }: MainNavProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = findCurrentItem(items, pathname);
  const more = findItemsForMore(items);
  return (
    <nav
      aria-label={label}
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:pb-[env(safe-area-inset-bottom)] lg:ms-3"
    >
      <ul className="flex min-h-15 max-lg:mx-auto max-lg:max-w-160 max-lg:*:min-w-0 max-lg:*:flex-1 lg:gap-5 xl:gap-6">
        {items.map((item) => (
          <li key={item.path} className={more.includes(item) ? "max-lg:hidden" : ""}>
            <NavLink item={item} isCurrent={item === current} />
          </li>
        ))}
        {more.length > 0 && (
          <li className="lg:hidden">
            <MoreItems label={moreLabel} items={more} current={current} />
          </li>
        )}
      </ul>
    </nav>
  );
}
