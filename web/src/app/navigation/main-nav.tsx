import "./main-nav.css";
import { useLocation } from "@tanstack/react-router";

import { MoreItems } from "./more-items.tsx";
import { findCurrentItem, findItemsForMore, type NavItem } from "./nav-item.ts";
import { NavLink } from "./nav-link.tsx";

interface MainNavProps {
  /** Its accessible name. */
  label: string;
  moreLabel: string;
  /** Empty while the items load: their space is reserved. */
  items: readonly NavItem[];
}

/**
 * The navigation between the parts of the product: texts in the header if there is room, otherwise tabs at
 * the bottom of the window.
 */
export function MainNav({ label, moreLabel, items }: MainNavProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = findCurrentItem(items, pathname);
  const more = findItemsForMore(items);
  return (
    <nav aria-label={label} className="main-nav">
      <ul>
        {items.map((item) => (
          <li key={item.path} className={more.includes(item) ? "main-nav-overflow" : ""}>
            <NavLink item={item} isCurrent={item === current} />
          </li>
        ))}
        {more.length > 0 && (
          <li className="main-nav-rest">
            <MoreItems label={moreLabel} items={more} current={current} />
          </li>
        )}
      </ul>
    </nav>
  );
}
