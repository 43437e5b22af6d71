import { useEffect } from "react";

import { useSiteName } from "./site-name.ts";

/** Sets the document's title, most specific part first. */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts, useSiteName()].filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
