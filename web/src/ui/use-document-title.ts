import { useEffect } from "react";

import { siteName } from "./site-name.ts";

/** Names the screen in the browser's tab and for screen readers, most specific first. */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts, siteName].filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
