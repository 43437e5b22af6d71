import type { ReactNode } from "react";

/** A long form's save buttons and status; sticky at the bottom. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-4 max-lg:bottom-[calc(3.75rem+env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
