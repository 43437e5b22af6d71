import { COURSE_FOLDERS, readArchivedCourse, type ArchivedCourse } from "./archived-course.ts";
import { chooseAnswer } from "./choose-answer.ts";
import { importCourse } from "./import-course.ts";
import { createStudent, type Person } from "./people.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import type { PasoServer } from "./start-server.ts";
import { takeModuleByApi } from "./take-module-by-api.ts";
import type { Language } from "./words.ts";

/** A demo course in the running product. */
export interface DemoCourse extends ArchivedCourse {
  id: number;
}

/** Imports a fresh copy of a demo course, without any answers. */
export async function copyDemoCourse(server: PasoServer, language: Language): Promise<DemoCourse> {
  const course = readDemoCourse(language);
  return { ...course, id: await importCourse(server, course.folder) };
}

/** The demo's own course, with its class, on a server that began with the demo. */
export async function findDemoCourse(server: PasoServer, language: Language): Promise<DemoCourse> {
  const course = readDemoCourse(language);
  const account = { email: "student@example.org", password: "paso-demo-password" };
  const call = await signInByApi(server, account);
  const { courses } = await call<{ courses: { id: number; title: string }[] }>(
    "GET",
    "/api/student/courses",
  );
  const id = courses.find(({ title }) => title === course.title)?.id;
  if (id === undefined) throw new Error(`The demo has no course "${course.title}".`);
  return { ...course, id };
}

/** A new student of a course, who has reached a section of one of its pages, counted from 1 through all modules. */
export async function bringStudentTo(
  server: PasoServer,
  course: DemoCourse,
  position: { page: number; section: number },
): Promise<Person> {
  const student = await createStudent(server, course.id, "Ada Lovelace");
  const all = course.modules.flatMap(({ pages }) => pages);
  const pages = all.slice(0, position.page).map((page, index) => {
    const isLast = index === position.page - 1;
    return isLast ? { ...page, sections: page.sections.slice(0, position.section - 1) } : page;
  });
  await takeModuleByApi(server, student, course.id, pages, (asked) =>
    chooseAnswer(asked, { name: "Ada" }),
  );
  return student;
}

function readDemoCourse(language: Language): ArchivedCourse {
  const course = readArchivedCourse(COURSE_FOLDERS.demo[language]);
  if (!course) throw new Error("The demo is missing.");
  return course;
}
