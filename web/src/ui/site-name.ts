import { useSyncExternalStore } from "react";

const meta = document.querySelector<HTMLMetaElement>("meta[name=application-name]");

/** The site's name, as the server wrote it into the page. */
export const readSiteName = () => meta?.content ?? "Paso";

/** The site's name; draws again when an administrator has just changed it on this page. */
export function useSiteName(): string {
  return useSyncExternalStore(followName, readSiteName);
}

function followName(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  if (meta) observer.observe(meta, { attributes: true });
  return () => observer.disconnect();
}
