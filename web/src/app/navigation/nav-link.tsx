import { Link } from "@tanstack/react-router";

import { NavIcon } from "./nav-icon.tsx";
import type { NavItem } from "./nav-item.ts";

/** The largest number that is shown in full. */
const MOST_COUNTED = 99;

interface NavLinkProps {
  item: NavItem;
  isCurrent: boolean;
}

/** An item of the navigation that has its own place: an icon on phones, its name everywhere. */
export function NavLink({ item, isCurrent }: NavLinkProps) {
  const { path, label, icon, waiting } = item;
  return (
    <Link
      // Its route may not be in the tree yet: navigating there adds it.
      to={path as "/student"}
      activeOptions={{ exact: true, includeHash: false, includeSearch: false }}
      aria-current={isCurrent ? "true" : undefined}
      className="main-nav-tab"
    >
      <span className="main-nav-drawing" aria-hidden="true">
        <NavIcon name={icon} className="size-6" />
        {waiting && <Count {...waiting} />}
      </span>
      <span>{label}</span>
      {waiting && <WaitingCount {...waiting} />}
    </Link>
  );
}

/** How many things wait in an item: a number visually, words for screen readers. */
export function WaitingCount({ count, text }: { count: number; text: string }) {
  return (
    <>
      <Count count={count} />
      <span className="sr-only">: {text}</span>
    </>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="main-nav-count">
      {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
    </span>
  );
}
