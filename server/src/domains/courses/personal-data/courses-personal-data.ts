import { asc, eq } from "drizzle-orm";

import {
  courses,
  courseStaff,
  enrolments,
  formerEnrolments,
  groups,
  signUpRequests,
} from "../../../database/tables/index.ts";
import { definePart, type PersonalData } from "../../../platform/personal-data/personal-data.ts";

const COURSE = { en: "Course", es: "Curso" };

const enrolmentList = definePart({
  name: "enrolments",
  tables: ["enrolments", "former_enrolments"],
  title: { en: "Courses you take or took", es: "Cursos que haces o has hecho" },
  fields: {
    course: COURSE,
    group: { en: "Group", es: "Grupo" },
    since: { en: "Since", es: "Desde" },
    own_end: { en: "Your own end", es: "Tu propia fecha final" },
    finished_at: { en: "Finished", es: "Terminado" },
    ended_at: { en: "Left", es: "Baja" },
  },
  async *read({ database }, { userId }) {
    const shown = { course: courses.title, group: groups.name };
    const [taken, left] = await Promise.all([
      database
        .select({ ...shown, enrolment: enrolments })
        .from(enrolments)
        .innerJoin(courses, eq(courses.id, enrolments.courseId))
        .innerJoin(groups, eq(groups.id, enrolments.groupId))
        .where(eq(enrolments.userId, userId))
        .orderBy(asc(courses.id)),
      database
        .select({ ...shown, enrolment: formerEnrolments })
        .from(formerEnrolments)
        .innerJoin(courses, eq(courses.id, formerEnrolments.courseId))
        .innerJoin(groups, eq(groups.id, formerEnrolments.groupId))
        .where(eq(formerEnrolments.userId, userId))
        .orderBy(asc(courses.id)),
    ]);
    const going = taken.map((row) => ({ ...row, endedAt: null }));
    const ended = left.map((row) => ({ ...row, endedAt: row.enrolment.endedAt }));
    for (const { course, group, enrolment, endedAt } of [...going, ...ended]) {
      yield {
        course,
        group,
        since: enrolment.enrolledAt,
        own_end: enrolment.endsAt,
        finished_at: enrolment.finishedAt,
        ended_at: endedAt,
      };
    }
  },
});

const staffList = definePart({
  name: "course-roles",
  tables: ["course_staff"],
  title: { en: "Courses you work on", es: "Cursos en los que trabajas" },
  fields: {
    course: COURSE,
    role: { en: "Role", es: "Rol" },
    public_name: { en: "Name on the course’s public page", es: "Nombre en la página pública" },
  },
  words: {
    role: {
      owner: { en: "Leads the course", es: "Dirige el curso" },
      teacher: { en: "Writes and teaches", es: "Escribe y enseña" },
      assistant: { en: "Manages students", es: "Gestiona a los estudiantes" },
      viewer: { en: "Can view", es: "Puede ver" },
    },
  },
  async *read({ database }, { userId }) {
    yield* await database
      .select({
        course: courses.title,
        role: courseStaff.role,
        public_name: courseStaff.publicName,
      })
      .from(courseStaff)
      .innerJoin(courses, eq(courses.id, courseStaff.courseId))
      .where(eq(courseStaff.userId, userId))
      .orderBy(asc(courses.id));
  },
});

const requestList = definePart({
  name: "course-requests",
  tables: ["sign_up_requests"],
  title: { en: "Courses you asked to take", es: "Cursos que has pedido hacer" },
  fields: {
    course: COURSE,
    state: { en: "State", es: "Estado" },
    text: { en: "What you wrote", es: "Lo que escribiste" },
    message: { en: "What you were told", es: "Lo que te respondieron" },
    requested_at: { en: "When", es: "Cuándo" },
  },
  words: {
    state: {
      pending: { en: "Asked", es: "Pedido" },
      waiting: { en: "On the waiting list", es: "En lista de espera" },
      declined: { en: "Declined", es: "Rechazado" },
    },
  },
  async *read({ database }, { userId }) {
    yield* await database
      .select({
        course: courses.title,
        state: signUpRequests.state,
        text: signUpRequests.text,
        message: signUpRequests.message,
        requested_at: signUpRequests.requestedAt,
      })
      .from(signUpRequests)
      .innerJoin(courses, eq(courses.id, signUpRequests.courseId))
      .where(eq(signUpRequests.userId, userId))
      .orderBy(asc(courses.id));
  },
});

/** Personal data in courses. */
export const coursesPersonalData: PersonalData = {
  parts: [enrolmentList, requestList, staffList],
  goesWithAccount: ["enrolments", "former_enrolments", "sign_up_requests", "course_staff"],
};
