import { type ComponentType, type LazyExoticComponent, lazy } from "react";

import { addMessages } from "../i18n/locale.ts";

/** A component to be put below `<Suspense>`. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches its code and texts before they are needed; what goes wrong then shows when they are. */
  preload: () => Promise<void>;
};

/** What a screen shows only when asked: its code and the late texts load on demand. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loadAll = async () => {
    const [component] = await Promise.all([load(), addMessages("late")]);
    return { default: component };
  };
  const preload = async () => void (await Promise.allSettled([loadAll()]));
  return Object.assign(lazy(loadAll), { preload }) as LazyPart<Props>;
}
