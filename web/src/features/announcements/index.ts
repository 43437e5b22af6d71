export { announcementQuery } from "./queries/announcement-queries.ts";
export { NewsList } from "./news-list.tsx";
export { OpenedAnnouncement } from "./opened-announcement.tsx";
