export { AnnouncementEditor } from "./editor/announcement-editor.tsx";
export { StaffNews } from "./list/staff-news.tsx";
export { managedAnnouncementQuery } from "./queries/announcement-queries.ts";
