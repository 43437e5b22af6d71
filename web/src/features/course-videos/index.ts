export { CourseVideos } from "./course-videos.tsx";
