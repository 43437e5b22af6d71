/** What other domains and the demo may use of live classes. */
export { findCourseOfClass } from "./access/find-course-of-class.ts";
export { attendedClass } from "./access/attended-class.ts";
export { liveClassesView } from "./sql-views.ts";
export { saveCredentials } from "./credentials/save-credentials.ts";
export { liveClassAnnounced, liveClassNear } from "./messages/live-events.ts";
export { livePersonalData } from "./live-personal-data.ts";
export { createLiveClass } from "./planning/create-live-class.ts";
