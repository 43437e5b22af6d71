/** What other domains and the demo may use of video libraries. */
export { addVideo } from "./library/add-video.ts";
export { copyLibrary } from "./library/copy-library.ts";
export { releaseVideo } from "./library/release-video.ts";
export { videosPersonalData } from "./videos-personal-data.ts";
