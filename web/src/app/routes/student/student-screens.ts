/** Students' screens beside the course page: together they are one file of the build. */
export { HomePage } from "./home-page.tsx";
export { JoinPage } from "./join-page.tsx";
export { MapPage } from "./map-page.tsx";
