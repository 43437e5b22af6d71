import { createContext } from "react";

/** Id of the page that sections of other pages can be added to; null if there is none. */
export const LibraryPageContext = createContext<number | null>(null);
