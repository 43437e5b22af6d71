export { coursePeopleQuery, signUpQuery } from "./api.ts";
export { CoursePeople } from "./course-people.tsx";
export { SignUpSettings } from "./sign-up/sign-up-settings.tsx";
