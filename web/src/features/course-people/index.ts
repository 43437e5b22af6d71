export { coursePeopleQuery } from "./api.ts";
export { CoursePeople } from "./course-people.tsx";
