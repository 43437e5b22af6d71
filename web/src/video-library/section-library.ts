import { createContext } from "react";

/** The library available in a section's editor. */
interface SectionLibrary {
  courseId: number;
  /** Initial title in the library of a video on the page; empty if unknown. */
  pageTitle: string;
}

/** Null if no library is available. */
export const SectionLibraryContext = createContext<SectionLibrary | null>(null);
