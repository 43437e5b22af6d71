import {
  addStaff,
  addStudents,
  changeStaffRole,
  changeSignUp,
  checkNewStudents,
  type CourseStudent,
  createGroup,
  createInvitation,
  decideSignUpRequests,
  deleteGroup,
  type EndpointInput,
  extendStudents,
  inviteStaffAgain,
  inviteStudentsAgain,
  listCourseStudents,
  listInvitations,
  listSignUpRequests,
  moveStudents,
  readCoursePeople,
  readSignUp,
  removeStaff,
  removeStudents,
  restoreStudents,
  revokeInvitation,
  type SignUpSettings,
  type StaffRole,
  updateGroup,
  withdrawStudentInvitations,
  writeToStudents,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call, callOnce } from "../../api/index.ts";
import { changeInParts, readAllParts } from "../../row-selection/in-parts.ts";

/** Common key prefix of all queries of a course's people, so that a change invalidates them together. */
export function peopleKey(courseId: number) {
  return ["course-people", courseId] as const;
}

/** A course's staff and groups. */
export function coursePeopleQuery(courseId: number) {
  return queryOptions({
    queryKey: [...peopleKey(courseId), "overview"],
    queryFn: ({ signal }) => call(readCoursePeople, { params: { courseId }, signal }),
    staleTime: 0,
  });
}

/** Filter of a course's students. */
export interface StudentFilter {
  /** Empty for all. */
  search: string;
  /** Null for all. */
  groupId: number | null;
  isQuiet: boolean;
}

/** Days of inactivity after which a student is quiet, as on the staff's first screen. */
export const QUIET_DAYS = 7;

/** A course's students, paged. */
export function courseStudentsQuery(courseId: number, filter: StudentFilter) {
  const { search, groupId, isQuiet } = filter;
  return infiniteQueryOptions({
    queryKey: [...peopleKey(courseId), "students", search, groupId, isQuiet],
    queryFn: ({ pageParam, signal }) =>
      call(listCourseStudents, {
        params: { courseId },
        query: { ...queryOf(filter), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** All students of a course that the filter leaves. */
export async function readAllStudents(
  courseId: number,
  filter: StudentFilter,
): Promise<CourseStudent[]> {
  const parts = await readAllParts((page) =>
    call(listCourseStudents, { params: { courseId }, query: { ...queryOf(filter), ...page } }),
  );
  return parts.flatMap(({ students }) => students);
}

function queryOf({ search, groupId, isQuiet }: StudentFilter) {
  return {
    ...(search !== "" && { q: search }),
    ...(groupId !== null && { group: String(groupId) }),
    ...(isQuiet && { quiet_for: String(QUIET_DAYS) }),
  };
}

/** What adding typed people would do. */
export function newStudentsQuery(courseId: number, text: string) {
  return queryOptions({
    queryKey: [...peopleKey(courseId), "new", text],
    queryFn: ({ signal }) =>
      call(checkNewStudents, { params: { courseId }, body: { text }, signal }),
    enabled: text.trim() !== "",
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** @param groupId null for the default group */
export function postNewStudents(courseId: number, text: string, groupId: number | null) {
  const body = { text, ...(groupId !== null && { group_id: groupId }) };
  return call(addStudents, { params: { courseId }, body });
}

export type GroupValues = EndpointInput<typeof createGroup>["body"];

/** Updates a group, or creates one without an id. */
export function saveGroup(courseId: number, groupId: number | null, body: GroupValues) {
  return groupId === null
    ? callOnce(createGroup, { params: { courseId }, body })
    : call(updateGroup, { params: { courseId, groupId }, body });
}

/** @param moveTo target for its students; null if it has none */
export function removeGroup(courseId: number, groupId: number, moveTo: number | null) {
  const query = moveTo === null ? {} : { move_to: String(moveTo) };
  return call(deleteGroup, { params: { courseId, groupId }, query });
}

/** Returns the ids of those who were in another group. */
export function postMove(courseId: number, userIds: readonly number[], groupId: number) {
  return changeStudents(userIds, (part) =>
    call(moveStudents, { params: { courseId }, body: { user_ids: part, group_id: groupId } }),
  );
}

/** @param endDate null restores the dates of group and course */
export function postExtension(
  courseId: number,
  userIds: readonly number[],
  endDate: string | null,
) {
  return changeStudents(userIds, (part) =>
    call(extendStudents, { params: { courseId }, body: { user_ids: part, end_date: endDate } }),
  );
}

/** Drafts an announcement to exactly these students. @returns its id */
export async function writeTo(courseId: number, userIds: readonly number[]): Promise<number> {
  const body = { student_ids: [...userIds] };
  return (await callOnce(writeToStudents, { params: { courseId }, body })).announcement_id;
}

/** Returns the ids of those who were removed. */
export function postRemoval(courseId: number, userIds: readonly number[]) {
  return changeStudents(userIds, (part) =>
    call(removeStudents, { params: { courseId }, body: { user_ids: part } }),
  );
}

export function postReturn(courseId: number, userIds: readonly number[]) {
  return changeStudents(userIds, (part) =>
    call(restoreStudents, { params: { courseId }, body: { user_ids: part } }),
  );
}

async function changeStudents(
  userIds: readonly number[],
  change: (part: number[]) => Promise<{ user_ids: number[] }>,
): Promise<number[]> {
  const changes = await changeInParts(userIds, change);
  return changes.flatMap((one) => one.user_ids);
}

export type NewStaff = EndpointInput<typeof addStaff>["body"];

export function postStaff(courseId: number, body: NewStaff) {
  return call(addStaff, { params: { courseId }, body });
}

/** Gives someone a role; null removes them from the course's staff. */
export function putStaffRole(courseId: number, userId: number, role: StaffRole | null) {
  const params = { courseId, userId };
  return role === null
    ? call(removeStaff, { params })
    : call(changeStaffRole, { params, body: { role } });
}

/** The codes with which people come into a course. */
export function invitationsQuery(courseId: number) {
  return queryOptions({
    queryKey: [...peopleKey(courseId), "invitations"],
    queryFn: ({ signal }) => call(listInvitations, { params: { courseId }, signal }),
    staleTime: 0,
  });
}

export type NewInvitation = EndpointInput<typeof createInvitation>["body"];

export function postInvitation(courseId: number, body: NewInvitation) {
  return callOnce(createInvitation, { params: { courseId }, body });
}

export function withdrawInvitation(courseId: number, invitationId: number) {
  return call(revokeInvitation, { params: { courseId, invitationId } });
}

/** Mails another link to students who have never signed in. */
export function inviteAgain(courseId: number, userIds: readonly number[]) {
  return call(inviteStudentsAgain, { params: { courseId }, body: { user_ids: [...userIds] } });
}

/** Removes students who have never signed in from the course, and revokes their links. */
export function withdrawStudents(courseId: number, userIds: readonly number[]) {
  return call(withdrawStudentInvitations, {
    params: { courseId },
    body: { user_ids: [...userIds] },
  });
}

export function inviteColleagueAgain(courseId: number, userId: number) {
  return call(inviteStaffAgain, { params: { courseId, userId } });
}

/** A course's self-enrolment settings and public page. */
export function signUpQuery(courseId: number) {
  return queryOptions({
    queryKey: [...peopleKey(courseId), "sign-up"],
    queryFn: ({ signal }) => call(readSignUp, { params: { courseId }, signal }),
    staleTime: 0,
  });
}

export function putSignUp(courseId: number, body: SignUpSettings) {
  return call(changeSignUp, { params: { courseId }, body });
}

/** Requests to join and the waiting list, paged. */
export function requestsQuery(courseId: number) {
  return infiniteQueryOptions({
    queryKey: [...peopleKey(courseId), "requests"],
    queryFn: ({ pageParam, signal }) =>
      call(listSignUpRequests, {
        params: { courseId },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
  });
}

export type Decision = EndpointInput<typeof decideSignUpRequests>["body"];

export function postDecision(courseId: number, body: Decision) {
  return call(decideSignUpRequests, { params: { courseId }, body });
}
