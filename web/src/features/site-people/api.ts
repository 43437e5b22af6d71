import {
  addStudents,
  askForNewPassword,
  cancelPersonErasure,
  changePeople,
  changePersonRole,
  correctPerson,
  createPerson,
  disablePerson,
  enablePerson,
  type EndpointInput,
  exportPeople,
  invitePerson,
  listCourses,
  listPeople,
  listPersonTokens,
  pathOf,
  type PeopleAction,
  readCoursePeople,
  readPerson,
  requestPersonErasure,
  resetSecondFactor,
  revokePersonToken,
  type Role,
  sendPersonReset,
  type SitePerson,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";
import { changeInParts, readAllParts } from "../../row-selection/in-parts.ts";

/** Common key prefix of all queries of the site's people, so that a change invalidates them together. */
export const PEOPLE_KEY = ["site-people"] as const;

/** Filter of people; empty texts for all. */
export interface Wanted {
  search: string;
  role: Role | "";
  state: NonNullable<EndpointInput<typeof listPeople>["query"]["state"]> | "";
  seen: "" | "within-7" | "within-30" | "not-30" | "not-365";
  course: number | null;
  group: number | null;
}

/** The site's people by last name, paged. */
export function peopleQuery(wanted: Wanted) {
  return infiniteQueryOptions({
    queryKey: [...PEOPLE_KEY, "list", wanted],
    queryFn: ({ pageParam, signal }) =>
      call(listPeople, {
        query: { ...filterOf(wanted), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** All people that the filter leaves. */
export async function readAllPeople(wanted: Wanted): Promise<SitePerson[]> {
  const parts = await readAllParts((page) =>
    call(listPeople, { query: { ...filterOf(wanted), ...page } }),
  );
  return parts.flatMap((part) => part.people);
}

/** Download URL of the people that the filter leaves. */
export function peopleFile(wanted: Wanted, format: "csv" | "xlsx"): string {
  const path = pathOf(exportPeople.path, { format });
  const query = String(new URLSearchParams(filterOf(wanted)));
  return query === "" ? path : `${path}?${query}`;
}

function filterOf({ search, role, state, seen, course, group }: Wanted) {
  const days = seen.slice(seen.indexOf("-") + 1);
  return {
    ...(search !== "" && { q: search }),
    ...(role !== "" && { role }),
    ...(state !== "" && { state }),
    ...(seen.startsWith("within") && { seen_within: days }),
    ...(seen.startsWith("not") && { unseen_for: days }),
    ...(course !== null && { course: String(course) }),
    ...(group !== null && { group: String(group) }),
  };
}

/** A person with their courses. */
export function personQuery(userId: number) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, "person", userId],
    queryFn: ({ signal }) => call(readPerson, { params: { userId }, signal }),
    staleTime: 0,
  });
}

/** A person's API tokens. */
export function personTokensQuery(userId: number) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, "tokens", userId],
    queryFn: ({ signal }) => call(listPersonTokens, { params: { userId }, signal }),
    staleTime: 0,
  });
}

export function deleteToken(userId: number, tokenId: number) {
  return call(revokePersonToken, { params: { userId, tokenId } });
}

/** Every course, including drafts. */
export const coursesQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, "courses"],
  queryFn: ({ signal }) => call(listCourses, { query: { ignoreStatus: "true" }, signal }),
});

/** The groups of a course. */
export function groupsQuery(courseId: number | null) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, "groups", courseId],
    queryFn: ({ signal }) =>
      call(readCoursePeople, { params: { courseId: courseId ?? 0 }, signal }),
    enabled: courseId !== null,
  });
}

export type NewPersonFields = EndpointInput<typeof createPerson>["body"];

export function postPerson(body: NewPersonFields) {
  return call(createPerson, { body });
}

export type PersonNaming = EndpointInput<typeof correctPerson>["body"];

export function putNaming(userId: number, body: PersonNaming) {
  return call(correctPerson, { params: { userId }, body });
}

export function putRole(userId: number, role: Role) {
  return call(changePersonRole, { params: { userId }, body: { role } });
}

const ACTIONS = {
  disable: disablePerson,
  enable: enablePerson,
  invite: invitePerson,
  sendReset: sendPersonReset,
  askForNewPassword,
  resetSecondFactor,
};
export type ActionName = keyof typeof ACTIONS;

export function postAction(userId: number, action: ActionName) {
  return call(ACTIONS[action], { params: { userId } });
}

/** Applies an action to many people; returns the ids of those it applied to. */
export async function postPeopleAction(
  userIds: readonly number[],
  action: PeopleAction,
): Promise<number[]> {
  const changes = await changeInParts(userIds, (part) =>
    call(changePeople, { body: { action, user_ids: part } }),
  );
  return changes.flatMap((change) => change.user_ids);
}

/**
 * Enrols people in a course; those already enrolled are unchanged. Returns how many were added.
 * @param groupId null for the default group
 */
export async function postToCourse(
  courseId: number,
  people: readonly SitePerson[],
  groupId: number | null,
): Promise<number> {
  const changes = await changeInParts(people, (part) => {
    const text = part.map(({ email }) => email).join("\n");
    const body = { text, ...(groupId !== null && { group_id: groupId }) };
    return call(addStudents, { params: { courseId }, body });
  });
  return changes.reduce((sum, { added }) => sum + added, 0);
}

/** What happens to an erased person's opinions and comments. */
export type OpinionsFate = EndpointInput<typeof requestPersonErasure>["body"]["opinions"];

export function postErasure(userId: number, opinions: OpinionsFate) {
  return call(requestPersonErasure, { params: { userId }, body: { opinions } });
}

export function deleteErasure(userId: number) {
  return call(cancelPersonErasure, { params: { userId } });
}
