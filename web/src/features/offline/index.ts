/** What pages use of reading without a connection. */
export { OfflineNotice } from "./offline-notice.tsx";
