import { createContext, use } from "react";

/** Files that texts refer to by name, as `files/NAME`: those of a page, or of an announcement. */
export interface TextFiles {
  /** Bytes of the largest files that can be uploaded. */
  limits: { document: number; picture: number };
  /** Where a file is shown from. */
  addressOf: (name: string) => string;
  /** Stores a picture under the key `image`; resolves to how the text refers to it. */
  uploadPicture: (file: File) => Promise<string>;
  /** Where videos and sound can be uploaded, too. */
  media?: PageMedia;
}

/** Videos and sound of a page. */
interface PageMedia {
  pageId: number;
  /** Bytes of the largest. */
  limit: number;
}

/** Null where texts have no files. */
export const TextFilesContext = createContext<TextFiles | null>(null);

/** Answers where to show a text's own file from, given `files/NAME`; other addresses stay. */
export function useFileAddress(): (reference: string) => string {
  const files = use(TextFilesContext);
  return (reference) => {
    const name = /^files\/([^/]+)$/.exec(reference)?.[1];
    if (name === undefined || files === null) return reference;
    return files.addressOf(decodeName(name));
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
