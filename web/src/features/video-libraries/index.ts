export { libraryQuery } from "../../video-library/library-queries.ts";
export { VideoLibrary } from "./video-library.tsx";
