import * as accounts from "./accounts/session-endpoints.ts";
import * as courses from "./courses/course-endpoints.ts";
import type { Endpoint } from "./http/endpoint.ts";
import * as learning from "./learning/student-endpoints.ts";
import * as opinions from "./opinions/opinion-endpoints.ts";

/** Every call of the API, in the order of its document. */
export const api = {
  getSession: accounts.getSession,
  signIn: accounts.signIn,
  signOut: accounts.signOut,
  changePassword: accounts.changePassword,
  changeLocale: accounts.changeLocale,
  listCourses: courses.listCourses,
  courseThumbnail: courses.courseThumbnail,
  listEnrolledCourses: learning.listEnrolledCourses,
  courseMap: learning.courseMap,
  openPage: learning.openPage,
  answerQuestion: learning.answerQuestion,
  finishSection: learning.finishSection,
  graphic: learning.graphic,
  finalQuizResume: learning.finalQuizResume,
  getNote: learning.getNote,
  saveNote: learning.saveNote,
  listOpinions: opinions.listOpinions,
  listWorkbookOpinions: opinions.listWorkbookOpinions,
  downloadFile: learning.downloadFile,
} satisfies Record<string, Endpoint>;
