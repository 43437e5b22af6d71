import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { days, id, localDateTime, pageQuery, pathId, plainText } from "../http/values.ts";
import { namedCourse } from "./named-course.ts";

/** The people of a course, for its staff: staff, groups and students. */

const coursePath = z.strictObject({ courseId: pathId });

/**
 * A person's role in one course: an owner may do everything, a teacher edits it and manages its
 * students, an assistant manages its students, a viewer only reads.
 */
export const staffRole = z.enum(["owner", "teacher", "assistant", "viewer"]);
export type StaffRole = z.infer<typeof staffRole>;

const person = {
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Address of the person's picture; null for initials. */
  avatar: z.string().nullable(),
};

export const staffMember = z.strictObject({
  ...person,
  role: staffRole,
  /** When they were last sent an invitation that they have not used yet; null for all others. */
  invited_at: localDateTime.nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const courseGroup = z.strictObject({
  id,
  /** Empty for an unnamed default group. */
  name: z.string(),
  is_default: z.boolean(),
  /** Null if the course's own dates apply. */
  start_date: localDateTime.nullable(),
  end_date: localDateTime.nullable(),
  students: z.int(),
});
export type CourseGroup = z.infer<typeof courseGroup>;

export const readCoursePeople = endpoint({
  name: "readCoursePeople",
  method: "GET",
  path: "/api/authoring/courses/:courseId/people",
  scope: "people:read",
  summary: "A course's staff with their roles in it, its groups, and how many students it has.",
  params: coursePath,
  response: z.strictObject({
    course: namedCourse,
    staff: z.array(staffMember),
    groups: z.array(courseGroup),
    students: z.int(),
    /** Whether this person may add, move and remove students. */
    may_manage_students: z.boolean(),
    /** Whether this person may manage the course's staff. */
    may_manage_staff: z.boolean(),
    /** Whether people without an account can be invited as students, and as staff. */
    may_invite_students: z.boolean(),
    may_invite_staff: z.boolean(),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type CoursePeople = EndpointOutput<typeof readCoursePeople>;

export const courseStudent = z.strictObject({
  ...person,
  group_id: id,
  enrolled_at: localDateTime,
  /** The person's own end; null if the group's or the course's applies. */
  end_date: localDateTime.nullable(),
  /** Of the course's pages. */
  finished_pages: z.int(),
  /** When they last took a step in this course; null for never. */
  last_seen: localDateTime.nullable(),
  /** When they finished the last page. */
  finished_at: localDateTime.nullable(),
  /** When they were last sent an invitation that they have not used yet; null for all others. */
  invited_at: localDateTime.nullable(),
});
export type CourseStudent = z.infer<typeof courseStudent>;

export const listCourseStudents = endpoint({
  name: "listCourseStudents",
  method: "GET",
  path: "/api/authoring/courses/:courseId/students",
  scope: "people:read",
  summary: "The students of a course by last name, with their progress.",
  params: coursePath,
  query: pageQuery.extend({
    /** Parts of a name or address, separated by spaces; accents and case do not matter. */
    q: plainText.max(200).optional(),
    /** Only students of this group. */
    group: pathId.optional(),
    /** Only those who have not finished, and neither took a step nor enrolled for that many days. */
    quiet_for: days.optional(),
  }),
  response: z.strictObject({
    students: z.array(courseStudent),
    /** Number of matches of `q`, `group` and `quiet_for`. */
    total: z.int(),
    /** Pages of the course, without its survey. */
    pages: z.int(),
    next_cursor: z.string().nullable(),
  }),
  errors: [404],
});
export type CourseStudents = EndpointOutput<typeof listCourseStudents>;

/** Maximum number of people added in one call. */
export const MOST_ADDED = 1_000;

const typedPeople = z.strictObject({
  /** One person per line: `Name <address>`, `Name, address` or an address. */
  text: plainText
    .min(1, { error: "This field is required." })
    .max(200_000, { error: "This is too long." }),
});

/** The outcome for one person of the text. */
export const typedPerson = z.strictObject({
  /** The line of the text, from 1. */
  line: z.int(),
  /** The name of the account, or as typed; empty if there is none. */
  name: z.string(),
  /** The address, or the text typed in its place. */
  email: z.string(),
  /**
   * `enrols`: has an account and is enrolled. `returns`: is enrolled again and finds the earlier
   * answers. `invites`: has no account yet, gets one with an invitation by mail and is enrolled.
   * `here`: is already enrolled. `repeated`: is also in a line above. `unknown`: has no account, and
   * the site does not let teachers invite. `invalid`: is not an address.
   */
  outcome: z.enum(["enrols", "returns", "invites", "here", "repeated", "unknown", "invalid"]),
  /** The issue of the line, in the language of the request; null if it is valid. */
  message: z.string().nullable(),
});
export type TypedPerson = z.infer<typeof typedPerson>;

export const checkNewStudents = endpoint({
  name: "checkNewStudents",
  method: "POST",
  path: "/api/authoring/courses/:courseId/students/check",
  summary: "What adding these people would do, line by line; changes nothing.",
  params: coursePath,
  body: typedPeople,
  response: z.strictObject({
    people: z.array(typedPerson),
    /** Whether e-mails are sent; without a mail server, invitations wait for one. */
    is_sending: z.boolean(),
  }),
  errors: [404],
});

export const addStudents = endpoint({
  name: "addStudents",
  method: "POST",
  path: "/api/authoring/courses/:courseId/students",
  summary:
    "Enrol people by their addresses; those who are here already stay as they are, and those without " +
    "an account are invited by mail where the site lets teachers invite.",
  params: coursePath,
  body: typedPeople.extend({
    /** The group of those who have not been here before; the default one unless given. */
    group_id: id.optional(),
  }),
  response: z.strictObject({
    /** How many were added, including those invited. */
    added: z.int(),
    people: z.array(typedPerson),
  }),
  errors: [404],
});

/** The people of a bulk call. */
export const chosenStudents = z.strictObject({
  user_ids: z.array(id).min(1, { error: "This field is required." }).max(500),
});

export const removeStudents = endpoint({
  name: "removeStudents",
  method: "POST",
  path: "/api/authoring/courses/:courseId/students/remove",
  summary: "End enrolments; answers and progress stay.",
  params: coursePath,
  body: chosenStudents,
  response: z.strictObject({ user_ids: z.array(id) }),
  errors: [404],
});

export const restoreStudents = endpoint({
  name: "restoreStudents",
  method: "POST",
  path: "/api/authoring/courses/:courseId/students/restore",
  summary: "Enrol people again who were removed, in their earlier group and with their progress.",
  params: coursePath,
  body: chosenStudents,
  response: z.strictObject({ user_ids: z.array(id) }),
  errors: [404],
});

export const inviteStudentsAgain = endpoint({
  name: "inviteStudentsAgain",
  method: "POST",
  path: "/api/authoring/courses/:courseId/students/invite-again",
  summary: "Mail students who have never signed in another link; earlier ones end.",
  params: coursePath,
  body: chosenStudents,
  response: z.strictObject({ user_ids: z.array(id) }),
  errors: [404, 409],
});

export const withdrawStudentInvitations = endpoint({
  name: "withdrawStudentInvitations",
  method: "POST",
  path: "/api/authoring/courses/:courseId/students/withdraw-invitation",
  summary:
    "Take students who have never signed in out of a course. Their links end unless they are in " +
    "another course, too.",
  params: coursePath,
  body: chosenStudents,
  response: z.strictObject({ user_ids: z.array(id) }),
  errors: [404],
});

export const addStaff = endpoint({
  name: "addStaff",
  method: "POST",
  path: "/api/authoring/courses/:courseId/staff",
  summary:
    "Let an instructor or administrator work on a course, by their address. Anyone who has no account " +
    "gets one as an instructor and an invitation by mail, where the site lets teachers invite staff.",
  params: coursePath,
  body: z.strictObject({
    email: plainText.trim().min(1, { error: "Enter an e-mail address." }).max(254),
    role: staffRole,
    /** Name of a person without an account; by default the part of the address before the @. */
    name: plainText.trim().max(200, { error: "This is too long." }).optional(),
  }),
  response: z.strictObject({
    id,
    /** Whether an account was created and an invitation mailed. */
    invited: z.boolean(),
  }),
  errors: [404, 409],
});

const staffPath = z.strictObject({ courseId: pathId, userId: pathId });

export const inviteStaffAgain = endpoint({
  name: "inviteStaffAgain",
  method: "POST",
  path: "/api/authoring/courses/:courseId/staff/:userId/invite-again",
  summary: "Mail somebody on the staff who has never signed in another link; earlier ones end.",
  params: staffPath,
  response: z.strictObject({ id }),
  errors: [404, 409],
});

export const changeStaffRole = endpoint({
  name: "changeStaffRole",
  method: "PUT",
  path: "/api/authoring/courses/:courseId/staff/:userId",
  summary: "Give somebody who works on a course another role in it; the last owner stays one.",
  params: staffPath,
  body: z.strictObject({ role: staffRole }),
  response: z.strictObject({ id }),
  errors: [404, 409],
});

export const removeStaff = endpoint({
  name: "removeStaff",
  method: "DELETE",
  path: "/api/authoring/courses/:courseId/staff/:userId",
  summary: "Take somebody off a course's staff; the last owner stays.",
  params: staffPath,
  response: z.strictObject({ id }),
  errors: [404, 409],
});
