export { countFinished } from "./apply-advance.ts";
export { CoursePlayer } from "./course-player.tsx";
export { preloadDeferredParts } from "./deferred-parts.ts";
export { useStepsOfOtherTabs } from "./other-tabs.ts";
export { pageQuery } from "./page-query.ts";
export type { PlayerSource } from "./player-source.ts";
export { studentSource } from "./student-source.ts";
