export { coursePeopleQuery, signUpQuery } from "./api.ts";
export { CoursePeople } from "./course-people.tsx";
export { SignUpSettings } from "./sign-up-settings.tsx";
