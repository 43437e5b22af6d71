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
  type StudentOrder,
  writeToStudents,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call, callOnce } from "../../../api/index.ts";
import type { IssuePeople } from "./results-address.ts";

/** Milliseconds after which a class is asked again beside its stream, which tells of a lost connection. */
const LIVE = 10_000;
/** Milliseconds after which figures that are on their way are asked for again. */
const AGAIN = 3_000;

const ofGroup = (groupId: number | null) => (groupId === null ? {} : { group: String(groupId) });

/** @param groupId null for everybody */
export function courseResultsQuery(courseId: number, groupId: number | null) {
  return queryOptions({
    queryKey: ["course-results", courseId, groupId],
    queryFn: ({ signal }) =>
      call(readCourseResults, { params: { courseId }, query: ofGroup(groupId), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refreshing ? AGAIN : false),
  });
}

/** What is worth talking about in class. @param groupId null for everybody */
export function classPreparationQuery(courseId: number, groupId: number | null) {
  return queryOptions({
    queryKey: ["class-preparation", courseId, groupId],
    queryFn: ({ signal }) =>
      call(readClassPreparation, { params: { courseId }, query: ofGroup(groupId), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refreshing ? AGAIN : false),
  });
}

/** A page's results, section by section. */
export function pageResultsQuery(courseId: number, pageId: number, groupId: number | null) {
  return queryOptions({
    queryKey: ["page-results", courseId, pageId, groupId],
    queryFn: ({ signal }) =>
      call(readPageResults, { params: { courseId, pageId }, query: ofGroup(groupId), signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refreshing ? AGAIN : false),
  });
}

/** What the list of students shows, and in which order. */
export interface StudentFilter {
  search: string;
  groupId: number | null;
  show: "all" | "stuck" | "finished" | "not_begun";
  order: StudentOrder;
  /** Only those whom an issue is about; null for all. */
  people: IssuePeople | null;
}

/** Begins news to exactly those whom a list shows. @returns where it is written */
export async function writeToThese(
  courseId: number,
  { search, groupId, show, people }: Omit<StudentFilter, "order">,
): Promise<string> {
  const { announcement_id: id } = await callOnce(writeToStudents, {
    params: { courseId },
    body: {
      ...(search !== "" && { q: search }),
      ...(show !== "all" && { show }),
      ...(groupId !== null && { group_id: groupId }),
      ...(people && { issue: people.issue, section_id: people.sectionId }),
    },
  });
  return `/authoring/news/${id}`;
}

export function studentResultsQuery(
  courseId: number,
  { search, groupId, show, order, people }: StudentFilter,
) {
  return infiniteQueryOptions({
    queryKey: ["student-results", courseId, search, groupId, show, order, people],
    queryFn: ({ pageParam, signal }) =>
      call(listStudentResults, {
        params: { courseId },
        query: {
          order,
          ...ofGroup(groupId),
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

/** Where a spreadsheet is downloaded. @param groupId null for everybody */
export function exportAddress(
  courseId: number,
  groupId: number | null,
  table: ResultsTable,
  format: ResultsFormat,
): string {
  const address = pathOf(exportResults.path, { courseId, table, format });
  return groupId === null ? address : `${address}?group=${groupId}`;
}

/** A question for the projector, as the class answers it. @param sectionId null for the course's first */
export function presentedQuestionQuery(courseId: number, sectionId: number | null) {
  const query = sectionId === null ? {} : { section: String(sectionId) };
  return queryOptions({
    queryKey: ["presented-question", courseId, sectionId],
    queryFn: ({ signal }) => call(readPresentedQuestion, { params: { courseId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: LIVE,
  });
}
