import type { NavIconName } from "./nav-icon.tsx";

/** One part of the product that a navigation leads to. */
export interface NavItem {
  /** Its first screen; everything below it belongs to the item. */
  path: string;
  /** Other paths with screens of this part. */
  also?: readonly string[];
  /** Paths below it with screens of no part. */
  except?: readonly string[];
  label: string;
  icon: NavIconName;
  /** What waits in it, as a number and in words; left out where nothing does. */
  waiting?: { count: number; text: string } | undefined;
  /** Whether phones have it under "More", however much room there is. */
  isRare?: boolean;
}

/** Tabs that fit side by side on a phone. */
const MOST_TABS = 6;

/** The item that a screen belongs to: the one with the longest path that leads to it. */
export function findCurrentItem<Item extends Pick<NavItem, "path" | "also" | "except">>(
  items: readonly Item[],
  pathname: string,
): Item | undefined {
  let found: { item: Item; length: number } | undefined;
  for (const item of items) {
    if (item.except?.includes(pathname)) continue;
    for (const path of [item.path, ...(item.also ?? [])]) {
      const isAbove = pathname === path || pathname.startsWith(`${path}/`);
      if (isAbove && path.length > (found?.length ?? 0)) found = { item, length: path.length };
    }
  }
  return found?.item;
}

/** What a phone has under "More": nothing, or what does not fit beside it. */
export function findItemsForMore<Item extends Pick<NavItem, "isRare">>(
  items: readonly Item[],
): readonly Item[] {
  const common = items.filter(({ isRare }) => !isRare);
  if (items.length === common.length && items.length <= MOST_TABS) return [];
  const tabs = new Set(common.slice(0, MOST_TABS - 1));
  return items.filter((item) => !tabs.has(item));
}
