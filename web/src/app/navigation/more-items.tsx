import { Link } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";

import { NavIcon } from "./nav-icon.tsx";
import type { NavItem } from "./nav-item.ts";
import { tabClass, WaitingPill } from "./nav-link.tsx";

interface MoreItemsProps {
  label: string;
  items: readonly NavItem[];
  current: NavItem | undefined;
}

/** The last tab of a phone: what the others leave no room for, above it. */
export function MoreItems({ label, items, current }: MoreItemsProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCurrent = current !== undefined && items.includes(current);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={isCurrent ? "true" : undefined}
        className={tabClass}
      >
        <NavIcon name="more" className="size-6" />
        {label}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === "open")}
        className="menu inset-auto end-2 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] max-h-[70dvh] w-56 overflow-y-auto rounded-card border border-line bg-card p-2 text-ink shadow-float lg:hidden"
      >
        {isOpen && (
          <ul>
            {items.map((item) => (
              <li key={item.path}>
                <Link
                  to={item.path as "/student"}
                  activeOptions={{ exact: true, includeHash: false }}
                  aria-current={item === current ? "true" : undefined}
                  onClick={() => menu.current?.hidePopover()}
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  <NavIcon name={item.icon} />
                  {item.label}
                  {item.waiting && <WaitingPill {...item.waiting} className="ms-auto" />}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
