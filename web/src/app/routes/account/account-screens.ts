/** The screens of one's account: together they are one file of the build. */
export { AccountPage } from "./account-page.tsx";
export { NotificationsPage } from "./notifications-page.tsx";
