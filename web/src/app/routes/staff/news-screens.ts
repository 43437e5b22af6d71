/** Announcements as staff write them: together they are one file of the build. */
export { StaffAnnouncementPage } from "./staff-announcement-page.tsx";
export { StaffNewsPage } from "./staff-news-page.tsx";
