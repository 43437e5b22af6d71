import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from "react";

import { addMessages, type Part } from "../i18n/locale.ts";

/** A component that needs `<Suspense>` above it. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches its code and texts before they are needed; a failure shows once they are needed. */
  preload: () => Promise<void>;
};

interface LazyPartOptions {
  /** The catalogue that it needs. */
  texts?: Part;
  /** It is a dialog: so the notice that its code did not load is a dialog, too. */
  dialog?: boolean;
}

/** Milliseconds before a part is loaded again whose notice failed to load, too. */
const RETRY = 5_000;

const loadStandIn = () => import("./deferred-part.tsx");

/**
 * A part that a screen shows on demand: its code and the deferred texts are loaded lazily. If they fail to
 * load, as offline, a notice is shown instead, and the part appears as soon as they do.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = "deferred", dialog = false }: LazyPartOptions = {},
): LazyPart<Props> {
  const loadAll = async () => {
    const [component] = await Promise.all([load(), addMessages(texts)]);
    return component;
  };
  const standIn = async () => {
    const { DeferredPart } = await loadStandIn();
    return (props: Props) => <DeferredPart load={loadAll} dialog={dialog} props={props} />;
  };
  const loadPart = (): Promise<ComponentType<Props>> =>
    loadAll()
      .catch(standIn)
      // Suspended until one of them loads: a rejection would take the whole screen.
      .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY)).then(loadPart));
  const part = lazy(async () => ({ default: await loadPart() }));
  const preload = async () => void (await Promise.allSettled([loadAll()]));
  return Object.assign(part, { preload }) as LazyPart<Props>;
}

/** Fetches the placeholder for parts that fail to load, once the screen is drawn: offline it is too late. */
export function useStandIn(): void {
  useEffect(() => void loadStandIn().catch(() => {}), []);
}
