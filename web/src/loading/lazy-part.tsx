import { type ComponentType, type LazyExoticComponent, type ReactNode, lazy } from "react";

import { addMessages, type Part } from "../i18n/locale.ts";
import { LatePart } from "./late-part.tsx";

/** A component to be put below `<Suspense>`. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches its code and texts before they are needed; what goes wrong then shows when they are. */
  preload: () => Promise<void>;
};

interface LazyPartOptions<Props> {
  /** The texts that it needs. */
  texts?: Part;
  /** Puts what is said where its code does not come into its place; drawn where it stands otherwise. */
  place?: (notice: ReactNode, props: Props) => ReactNode;
}

/**
 * What a screen shows only when asked: its code and the late texts load on demand. Where they do not
 * come, as offline, its place says so, and it appears there as soon as they do.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = "late", place = (notice) => notice }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const loadAll = async () => {
    const [component] = await Promise.all([load(), addMessages(texts)]);
    return component;
  };
  const part = lazy(() =>
    loadAll()
      .catch(() => (props: Props) => <LatePart load={loadAll} place={place} props={props} />)
      .then((component) => ({ default: component })),
  );
  const preload = async () => void (await Promise.allSettled([loadAll()]));
  return Object.assign(part, { preload }) as LazyPart<Props>;
}
