import { createContext } from "react";

/** The library beside a section that is edited. */
interface SectionLibrary {
  courseId: number;
  /** What a video of the page is called in the library at first; empty while unknown. */
  pageTitle: string;
}

/** Null where no library is at hand. */
export const SectionLibraryContext = createContext<SectionLibrary | null>(null);
