import { Link } from "@tanstack/react-router";

import { NavIcon } from "./nav-icon.tsx";
import type { NavItem } from "./nav-item.ts";

/** The largest number that is shown in full. */
const MOST_COUNTED = 99;

/** Text and drawing of a tab, stacked on phones; in the header the text alone. */
export const tabClass =
  "relative flex min-h-15 w-full items-center text-muted hover:text-ink aria-[current]:font-semibold max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:px-0.5 max-lg:text-center max-lg:text-[0.75rem] max-lg:leading-none max-lg:aria-[current]:text-accent max-[23rem]:text-[0.6875rem] lg:gap-2 lg:aria-[current]:text-ink lg:aria-[current]:after:absolute lg:aria-[current]:after:inset-x-0 lg:aria-[current]:after:bottom-0 lg:aria-[current]:after:border-b-3 lg:aria-[current]:after:border-accent lg:aria-[current]:after:content-['']";

interface NavLinkProps {
  item: NavItem;
  isCurrent: boolean;
}

/** An item of the navigation, where it has its own place. */
export function NavLink({ item, isCurrent }: NavLinkProps) {
  const { path, label, icon, waiting } = item;
  return (
    <Link
      // Its route may not be in the tree yet: the address leads there all the same.
      to={path as "/student"}
      activeOptions={{ exact: true, includeHash: false }}
      aria-current={isCurrent ? "true" : undefined}
      className={tabClass}
    >
      <span className="relative lg:hidden">
        <NavIcon name={icon} className="size-6" />
        {waiting && (
          <span
            aria-hidden="true"
            className="absolute -top-1.5 start-3.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-bold text-on-accent tabular-nums forced-colors:border"
          >
            {countText(waiting.count)}
          </span>
        )}
      </span>
      <span className="max-w-full wrap-anywhere">{label}</span>
      {waiting && <WaitingPill {...waiting} className="max-lg:hidden" />}
    </Link>
  );
}

interface WaitingPillProps {
  count: number;
  text: string;
  className?: string;
}

/** How many things wait in an item: a number for the eye, words for screen readers. */
export function WaitingPill({ count, text, className = "" }: WaitingPillProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={`rounded-full bg-accent-soft px-2 py-0.5 text-small leading-tight font-semibold text-accent tabular-nums forced-colors:border ${className}`}
      >
        {countText(count)}
      </span>
      <span className="sr-only">: {text}</span>
    </>
  );
}

function countText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
