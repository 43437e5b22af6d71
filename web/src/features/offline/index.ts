/** The public parts of offline reading. */
export { OfflineNotice } from "./offline-notice.tsx";
