export { CourseVideos } from "./course-videos.tsx";
export { courseVideosQuery } from "./video-queries.ts";
