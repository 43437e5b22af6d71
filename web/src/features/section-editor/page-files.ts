import { pathOf, readPageFile } from "@paso/contract";
import { createContext, use } from "react";

/** The page whose sections are edited; its texts refer to its files by name. */
export const PageContext = createContext<number | null>(null);

/** Answers where to show a page's own file from, given `files/NAME`; other addresses stay. */
export function useFileAddress(): (reference: string) => string {
  const pageId = use(PageContext);
  return (reference) => {
    const name = /^files\/([^/]+)$/.exec(reference)?.[1];
    if (name === undefined || pageId === null) return reference;
    return pathOf(readPageFile.path, { pageId, fileName: decodeName(name) });
  };
}

/** Authored HTML may carry a name percent-encoded. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
