import { pathOf, readPageFile } from "@paso/contract";
import { createContext, use } from "react";

/** The page whose sections are edited; its texts refer to its files by name. */
interface PageFiles {
  pageId: number;
  /** Bytes of the largest files that can be uploaded. */
  limits: { document: number; picture: number };
}

export const PageFilesContext = createContext<PageFiles | null>(null);

/** Answers where to show a page's own file from, given `files/NAME`; other addresses stay. */
export function useFileAddress(): (reference: string) => string {
  const page = use(PageFilesContext);
  return (reference) => {
    const name = /^files\/([^/]+)$/.exec(reference)?.[1];
    if (name === undefined || page === null) return reference;
    return pathOf(readPageFile.path, { pageId: page.pageId, fileName: decodeName(name) });
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

/** The limits of uploads, as a page's sections come with them. */
export function uploadLimits(page: {
  file_limit: number;
  picture_limit: number;
}): PageFiles["limits"] {
  return { document: page.file_limit, picture: page.picture_limit };
}
