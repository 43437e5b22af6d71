import { createContext, use } from "react";

/** Files that texts refer to by name, as `files/NAME`: those of a page, or of an announcement. */
export interface TextFiles {
  /** Maximum file sizes of uploads in bytes. */
  limits: { document: number; picture: number };
  /** Address of a file by name. */
  addressOf: (name: string) => string;
  /** Uploads a picture under the key `image`; resolves to the reference for the text. */
  uploadPicture: (file: File) => Promise<string>;
  /** Set where videos and audio can be uploaded, too. */
  media?: PageMedia;
}

/** Videos and audio of a page. */
interface PageMedia {
  pageId: number;
  /** Maximum size in bytes. */
  limit: number;
}

/** Null if texts have no files. */
export const TextFilesContext = createContext<TextFiles | null>(null);

/** Returns a function that maps `files/NAME` to the file's address; other addresses are unchanged. */
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
