import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from "react";

import { addMessages, type Part } from "../i18n/locale.ts";

/** A component to be put below `<Suspense>`. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches its code and texts before they are needed; what goes wrong then shows when they are. */
  preload: () => Promise<void>;
};

interface LazyPartOptions {
  /** The texts that it needs. */
  texts?: Part;
  /** It is a dialog: the notice that its code did not load is shown over the page as well. */
  dialog?: boolean;
}

const loadStandIn = () => import("./deferred-part.tsx");

/**
 * What a screen shows only when asked: its code and the deferred texts load on demand. Where they do not
 * come, as offline, a notice is shown instead, and the part appears as soon as they do.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = "deferred", dialog = false }: LazyPartOptions = {},
): LazyPart<Props> {
  const loadAll = async () => {
    const [component] = await Promise.all([load(), addMessages(texts)]);
    return component;
  };
  const part = lazy(async () => {
    try {
      return { default: await loadAll() };
    } catch {
      const { DeferredPart } = await loadStandIn();
      return {
        default: (props: Props) => <DeferredPart load={loadAll} dialog={dialog} props={props} />,
      };
    }
  });
  const preload = async () => void (await Promise.allSettled([loadAll()]));
  return Object.assign(part, { preload }) as LazyPart<Props>;
}

/** Fetches what stands in for parts that do not come, once the screen is drawn: offline it is too late. */
export function useStandIn(): void {
  useEffect(() => void loadStandIn().catch(() => {}), []);
}
