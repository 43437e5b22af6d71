/** The screens of one's account, in one chunk. */
export { AccountPage } from "./account-page.tsx";
export { NotificationsPage } from "./notifications-page.tsx";
