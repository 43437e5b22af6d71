import type { ReactNode } from "react";

import { LanguageSwitch } from "./language-switch.tsx";
import { SiteLink } from "./site-link.tsx";

interface PlainLayoutProps {
  /** Whether it holds a text to read. */
  isWide?: boolean;
  children: ReactNode;
}

/** A single form in the middle, for people not signed in yet. */
export function PlainLayout({ children, isWide = false }: PlainLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-15 items-center justify-between px-4 sm:px-7">
        <SiteLink />
        <div className="w-48">
          <LanguageSwitch labelHidden />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto w-full flex-1 px-5 py-12 sm:py-20 ${isWide ? "max-w-column" : "max-w-form"}`}
      >
        {children}
      </main>
    </div>
  );
}
