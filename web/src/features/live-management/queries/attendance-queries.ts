import {
  addRecording,
  changeClassAttendance,
  changeRecording,
  exportClassAttendance,
  fetchClassResults,
  listClassAttendance,
  pathOf,
  removeRecording,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";

import { call, callOnce } from "../../../api/index.ts";
import { type DatePath, PLANNED_KEY } from "./class-queries.ts";

/** Common key prefix of a date's attendance. */
export function attendanceKey({ classId, occurrenceId }: DatePath) {
  return [...PLANNED_KEY, "attendance", classId, occurrenceId] as const;
}

/** A date's attendance, paged. */
export function attendanceQuery(date: DatePath, search: string) {
  return infiniteQueryOptions({
    queryKey: [...attendanceKey(date), search],
    queryFn: ({ pageParam, signal }) =>
      call(listClassAttendance, {
        params: { ...date },
        query: {
          ...(search !== "" && { q: search }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Download URL of a class's attendance. */
export function attendanceFile(classId: number, format: "csv" | "xlsx"): string {
  return pathOf(exportClassAttendance.path, { classId, format });
}

/** @param minutes null for what the provider recorded */
export function putAttendance(date: DatePath, userIds: number[], minutes: number | null) {
  return call(changeClassAttendance, {
    params: { ...date },
    body: { user_ids: userIds, minutes },
  });
}

export function postFetch(date: DatePath) {
  return call(fetchClassResults, { params: { ...date } });
}

/** Editable fields of a recording besides its URL. */
export interface RecordingFields {
  title: string;
  is_embedded: boolean;
  is_released: boolean;
}

export function postRecording(
  date: DatePath,
  body: { title: string; address: string; password: string; is_embedded: boolean },
) {
  return callOnce(addRecording, { params: { ...date }, body });
}

export function putRecording(classId: number, recordingId: number, body: RecordingFields) {
  return call(changeRecording, { params: { classId, recordingId }, body });
}

export function deleteRecording(classId: number, recordingId: number) {
  return call(removeRecording, { params: { classId, recordingId } });
}
