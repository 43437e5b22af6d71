import {
  exportResults,
  listStudentResults,
  pathOf,
  readClassPreparation,
  readCourseResults,
  readPageResults,
  readPresentedQuestion,
  readStudentWay,
  type ResultsFormat,
  type ResultsTable,
  type StudentResult,
  writeToStudents,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call, callOnce } from "../../../api/index.ts";
import { type Audience, audienceQuery, EVERYBODY } from "./audience.ts";
import type { StudentChoice } from "./results-address.ts";

/** Polling interval in milliseconds during a class, besides the stream: it detects a lost connection. */
const LIVE = 10_000;
/** Polling interval in milliseconds while figures are being calculated. */
const AGAIN = 3_000;

/** How a course is going. */
export function courseResultsQuery(courseId: number, audience: Audience) {
  return queryOptions({
    queryKey: ["course-results", courseId, audience],
    queryFn: ({ signal }) =>
      call(readCourseResults, { params: { courseId }, query: audienceQuery(audience), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refreshing ? AGAIN : false),
  });
}

/** Topics worth discussing in class. @param groupId null for all groups */
export function classPreparationQuery(courseId: number, groupId: number | null) {
  return queryOptions({
    queryKey: ["class-preparation", courseId, groupId],
    queryFn: ({ signal }) =>
      call(readClassPreparation, {
        params: { courseId },
        query: audienceQuery({ ...EVERYBODY, groupId }),
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refreshing ? AGAIN : false),
  });
}

/** A page's results, section by section. */
export function pageResultsQuery(courseId: number, pageId: number, audience: Audience) {
  return queryOptions({
    queryKey: ["page-results", courseId, pageId, audience],
    queryFn: ({ signal }) =>
      call(readPageResults, {
        params: { courseId, pageId },
        query: audienceQuery(audience),
        signal,
      }),
    placeholderData: (previous) => (previous?.page.id === pageId ? previous : undefined),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refreshing ? AGAIN : false),
  });
}

/** The people of a list, or one student. */
export type Recipients =
  | { list: Omit<StudentChoice, "order">; people: number }
  | { student: Pick<StudentResult, "id" | "first_name"> };

/** Drafts an announcement to exactly these students. @returns the URL of its editor */
export async function writeTo(courseId: number, recipients: Recipients): Promise<string> {
  const { announcement_id: id } = await callOnce(writeToStudents, {
    params: { courseId },
    body:
      "student" in recipients ? { student_ids: [recipients.student.id] } : queryOf(recipients.list),
  });
  return `/authoring/news/${id}`;
}

function queryOf({ search, audience, show, people }: Omit<StudentChoice, "order">) {
  return {
    ...(search !== "" && { q: search }),
    ...(show !== "all" && { show }),
    ...(audience.groupId !== null && { group_id: audience.groupId }),
    ...(audience.from !== null && { from: audience.from }),
    ...(audience.to !== null && { to: audience.to }),
    ...(people && { issue: people.issue, section_id: people.sectionId }),
  };
}

export function studentResultsQuery(
  courseId: number,
  { search, audience, show, order, people }: StudentChoice,
) {
  return infiniteQueryOptions({
    queryKey: ["student-results", courseId, search, audience, show, order, people],
    queryFn: ({ pageParam, signal }) =>
      call(listStudentResults, {
        params: { courseId },
        query: {
          order,
          ...audienceQuery(audience),
          ...(search !== "" && { q: search }),
          ...(show !== "all" && { show }),
          ...(people && { issue: people.issue, section: String(people.sectionId) }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One student's way through the course. */
export function studentWayQuery(courseId: number, userId: number) {
  return queryOptions({
    queryKey: ["student-way", courseId, userId],
    queryFn: ({ signal }) => call(readStudentWay, { params: { courseId, userId }, signal }),
    staleTime: 0,
  });
}

/** Download URL of a spreadsheet. */
export function exportAddress(
  courseId: number,
  audience: Audience,
  table: ResultsTable,
  format: ResultsFormat,
): string {
  const address = pathOf(exportResults.path, { courseId, table, format });
  const search = new URLSearchParams(audienceQuery(audience)).toString();
  return search === "" ? address : `${address}?${search}`;
}

/**
 * A question for the projector, with the answers of the class.
 * @param sectionId null for the course's first
 * @param groupId the group that is the class; null for everyone in the course
 */
export function presentedQuestionQuery(
  courseId: number,
  sectionId: number | null,
  groupId: number | null,
) {
  const query = {
    ...(sectionId !== null && { section: String(sectionId) }),
    ...(groupId !== null && { group: String(groupId) }),
  };
  return queryOptions({
    queryKey: ["presented-question", courseId, sectionId, groupId],
    queryFn: ({ signal }) => call(readPresentedQuestion, { params: { courseId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: LIVE,
  });
}
