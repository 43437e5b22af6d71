/** What other domains and the demo may use of announcements. */
export { announcementsPersonalData } from "./personal-data/announcements-personal-data.ts";
export { findAnnouncementOrigin } from "./announcement/find-announcement-origin.ts";
export { findCommentedAnnouncement } from "./comments/find-commented-announcement.ts";
export { announcementCommentsView, announcementsView } from "./sql-views.ts";
export { findUrgent } from "./own/find-urgent.ts";
export { markRead } from "./own/mark-read.ts";
export { beginAnnouncement, createAnnouncement } from "./management/create-announcement.ts";
export { sendAnnouncement } from "./management/send-announcement.ts";
export { storedFields } from "./management/stored-fields.ts";
export { announcementDiscussion } from "./comments/announcement-discussion.ts";
export {
  announcementCommented,
  announcementRead,
  announcementSent,
} from "./events/announcements-events.ts";
