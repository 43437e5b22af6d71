import { createContext, useContext, useMemo, useState, type ReactNode } from "react";

/** The container of popovers and dialogs. */
interface Home {
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
}

const HomeContext = createContext<Home>({ element: null, setElement: () => {} });

/** Wraps everything that opens popovers or dialogs. */
export function OverlayHomeProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const home = useMemo(() => ({ element, setElement }), [element]);
  return <HomeContext value={home}>{children}</HomeContext>;
}

/** The container itself. It belongs in `<main>`: content outside every landmark is hard to find. */
export function OverlayHome() {
  const { setElement } = useContext(HomeContext);
  return <div ref={setElement} />;
}

/** Props that put one of React Aria's overlays there. */
export function useOverlayHome(): { UNSTABLE_portalContainer?: Element } {
  const { element } = useContext(HomeContext);
  return element ? { UNSTABLE_portalContainer: element } : {};
}
