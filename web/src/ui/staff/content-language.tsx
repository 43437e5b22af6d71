import { createContext, type ReactNode, use } from "react";

/** What the authored texts on a screen are written in; unset where that is not one language. */
export const ContentLanguage = createContext<string | undefined>(undefined);

/** An authored text among those of the interface. */
export function Authored({ children }: { children: ReactNode }) {
  return <span lang={use(ContentLanguage)}>{children}</span>;
}
