/** What other domains may use of notifications. */
export { notificationsPersonalData } from "./personal-data/notifications-personal-data.ts";
