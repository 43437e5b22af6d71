import { createContext, type ReactNode, use } from "react";

/** The language of the authored texts on a screen; unset if they are not in a single one. */
export const ContentLanguage = createContext<string | undefined>(undefined);

/** An authored text within the interface's texts. */
export function Authored({ children }: { children: ReactNode }) {
  return <span lang={use(ContentLanguage)}>{children}</span>;
}
