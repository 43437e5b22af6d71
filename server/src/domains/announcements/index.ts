/** What other domains and the demo may use of announcements. */
export { announcementsPersonalData } from "./announcements-personal-data.ts";
export { createAnnouncement } from "./management/create-announcement.ts";
export { sendAnnouncement } from "./management/send-announcement.ts";
export { storedFields } from "./management/stored-fields.ts";
export { announcementRead, announcementSent } from "./events/announcements-events.ts";
