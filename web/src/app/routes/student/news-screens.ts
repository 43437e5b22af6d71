/** News: together they are one file of the build. */
export { AnnouncementPage } from "./announcement-page.tsx";
export { NewsPage } from "./news-page.tsx";
