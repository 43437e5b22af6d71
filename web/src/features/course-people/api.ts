import {
  addStaff,
  addStudents,
  changeStaffRole,
  checkNewStudents,
  type EndpointInput,
  listCourseStudents,
  readCoursePeople,
  removeStaff,
  removeStudents,
  restoreStudents,
  type StaffRole,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** The key that all queries of a course's people begin with, so that a change refreshes them together. */
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

/** A course's students, part by part; `search` is empty for all. */
export function courseStudentsQuery(courseId: number, search: string) {
  return infiniteQueryOptions({
    queryKey: [...peopleKey(courseId), "students", search],
    queryFn: ({ pageParam, signal }) =>
      call(listCourseStudents, {
        params: { courseId },
        query: { ...(search !== "" && { q: search }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
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

export function postNewStudents(courseId: number, text: string) {
  return call(addStudents, { params: { courseId }, body: { text } });
}

export function postRemoval(courseId: number, userIds: readonly number[]) {
  return call(removeStudents, { params: { courseId }, body: { user_ids: [...userIds] } });
}

export function postReturn(courseId: number, userIds: readonly number[]) {
  return call(restoreStudents, { params: { courseId }, body: { user_ids: [...userIds] } });
}

export type NewStaff = EndpointInput<typeof addStaff>["body"];

export function postStaff(courseId: number, body: NewStaff) {
  return call(addStaff, { params: { courseId }, body });
}

/** Gives somebody a role; null takes them off the course. */
export function putStaffRole(courseId: number, userId: number, role: StaffRole | null) {
  const params = { courseId, userId };
  return role === null
    ? call(removeStaff, { params })
    : call(changeStaffRole, { params, body: { role } });
}
