import { COURSE_FOLDERS, readArchivedCourse, type ArchivedCourse } from "./archived-course.ts";
import { chooseAnswer } from "./choose-answer.ts";
import { importCourse } from "./import-course.ts";
import { createUser, enrol, type Person } from "./people.ts";
import type { PasoServer } from "./start-server.ts";
import { takeModuleByApi } from "./take-module-by-api.ts";
import type { Language } from "./words.ts";

/** A copy of a demo course, with nobody's answers in it. */
export interface CourseCopy extends ArchivedCourse {
  id: number;
}

/** Imports a demo course anew. */
export async function copyDemoCourse(server: PasoServer, language: Language): Promise<CourseCopy> {
  const course = readArchivedCourse(COURSE_FOLDERS.demo[language]);
  if (!course) throw new Error("The demo is missing.");
  return { ...course, id: await importCourse(server, course.folder) };
}

/** A new student of a course, who stands before a section of its first page, counted from 1. */
export async function bringStudentTo(
  server: PasoServer,
  course: CourseCopy,
  section: number,
): Promise<Person> {
  const student = await createUser(server, "student", "Ada Lovelace");
  await enrol(server, student, course.id);
  const [page] = course.modules[0]?.pages ?? [];
  const before = page ? [{ ...page, sections: page.sections.slice(0, section - 1) }] : [];
  await takeModuleByApi(server, student, course.id, before, (asked) =>
    chooseAnswer(asked, { name: "Ada" }),
  );
  return student;
}
