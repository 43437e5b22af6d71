import type { NavIconName } from "./nav-icon.tsx";

/** A navigation item: one part of the product. */
export interface NavItem {
  /** Its first screen; everything below it belongs to the item. */
  path: string;
  /** Other paths with screens of this part. */
  also?: readonly string[];
  /** Whether what is below its first screen belongs to other parts, or to none. */
  isExact?: boolean;
  label: string;
  icon: NavIconName;
  /** Number of things waiting in it, also in words; left out if there are none. */
  waiting?: { count: number; text: string } | undefined;
  /** Whether phones always have it under "More". */
  isRare?: boolean;
}

/** Tabs that fit side by side on a phone. */
const MOST_TABS = 6;

/** The item that a screen belongs to: the one with the longest matching path. */
export function findCurrentItem<Item extends Pick<NavItem, "path" | "also" | "isExact">>(
  items: readonly Item[],
  pathname: string,
): Item | undefined {
  let found: { item: Item; length: number } | undefined;
  for (const item of items) {
    for (const path of [item.path, ...(item.also ?? [])]) {
      const isExact = item.isExact && path === item.path;
      const isAbove = pathname === path || (!isExact && pathname.startsWith(`${path}/`));
      if (isAbove && path.length > (found?.length ?? 0)) found = { item, length: path.length };
    }
  }
  return found?.item;
}

/** What a phone has under "More": nothing, or the items that do not fit. */
export function findItemsForMore<Item extends Pick<NavItem, "isRare">>(
  items: readonly Item[],
): readonly Item[] {
  const common = items.filter(({ isRare }) => !isRare);
  if (items.length === common.length && items.length <= MOST_TABS) return [];
  const tabs = new Set(common.slice(0, MOST_TABS - 1));
  return items.filter((item) => !tabs.has(item));
}
