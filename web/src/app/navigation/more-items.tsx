import { Link } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";

import { NavIcon } from "./nav-icon.tsx";
import type { NavItem } from "./nav-item.ts";
import { WaitingCount } from "./nav-link.tsx";

interface MoreItemsProps {
  label: string;
  items: readonly NavItem[];
  current: NavItem | undefined;
}

/** The last tab of a phone, which opens the items that do not fit. */
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
        className="main-nav-tab"
      >
        <NavIcon name="more" className="size-6" />
        {label}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === "open")}
        className="main-nav-more"
      >
        {isOpen && (
          <ul>
            {items.map((item) => (
              <li key={item.path}>
                <Link
                  to={item.path as "/student"}
                  activeOptions={{ exact: true, includeHash: false, includeSearch: false }}
                  aria-current={item === current ? "true" : undefined}
                  onClick={() => menu.current?.hidePopover()}
                >
                  <NavIcon name={item.icon} />
                  <span>{item.label}</span>
                  {item.waiting && <WaitingCount {...item.waiting} />}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
