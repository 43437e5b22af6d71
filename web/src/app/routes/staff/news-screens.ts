/** Staff's screens of announcements, in one chunk. */
export { StaffAnnouncementPage } from "./staff-announcement-page.tsx";
export { StaffNewsPage } from "./staff-news-page.tsx";
