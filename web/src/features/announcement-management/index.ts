export { AnnouncementEditor } from "./editor/announcement-editor.tsx";
export { AnnouncementList } from "./list/announcement-list.tsx";
export { NewAnnouncementButton } from "./list/new-announcement-button.tsx";
export { managedAnnouncementQuery } from "./queries/announcement-queries.ts";
