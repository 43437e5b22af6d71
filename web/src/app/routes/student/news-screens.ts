/** News, in one chunk. */
export { AnnouncementPage } from "./announcement-page.tsx";
export { NewsPage } from "./news-page.tsx";
