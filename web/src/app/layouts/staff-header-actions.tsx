import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** The header's slot for the actions of the screen below it. */
interface Slot {
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
}

const SlotContext = createContext<Slot>({ element: null, setElement: () => {} });

/** Wraps the header and the screen that fills its slot. */
export function HeaderActionsProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => ({ element, setElement }), [element]);
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** The slot itself, in the header; on a phone it is the header's second row. */
export function HeaderActionsOutlet() {
  const { setElement } = useContext(SlotContext);
  return (
    <div
      ref={setElement}
      className="flex items-center justify-end gap-2 empty:hidden max-sm:order-last max-sm:w-full sm:gap-4"
    />
  );
}

/** Puts a screen's actions, such as "Preview as student", into the header. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const { element } = useContext(SlotContext);
  return element && createPortal(children, element);
}
