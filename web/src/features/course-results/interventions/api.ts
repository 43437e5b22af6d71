import {
  extendTime,
  intervene,
  type InterventionKind,
  previewIntervention,
  undoIntervention,
} from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call, callOnce } from "../../../api/index.ts";

/** An intervention that staff are about to make for a student. */
export interface Wish {
  kind: InterventionKind;
  pageId: number;
  /** The one section to reset; null for the whole page. */
  sectionId: number | null;
}

/** The student and course concerned. */
export interface Student {
  courseId: number;
  userId: number;
}

/** Preview of an intervention. */
export function interventionQuery(student: Student, { kind, pageId, sectionId }: Wish) {
  return queryOptions({
    queryKey: ["intervention", student, kind, pageId, sectionId],
    queryFn: ({ signal }) =>
      call(previewIntervention, {
        params: { ...student },
        query: {
          kind,
          page: String(pageId),
          ...(sectionId !== null && { section: String(sectionId) }),
        },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function postIntervention(student: Student, { kind, pageId, sectionId }: Wish) {
  const body = { kind, page_id: pageId, ...(sectionId !== null && { section_id: sectionId }) };
  return callOnce(intervene, { params: { ...student }, body });
}

/** Gives a student more time. @param endDate local to the site */
export function postExtension(student: Student, endDate: string) {
  return callOnce(extendTime, { params: { ...student }, body: { end_date: endDate } });
}

export function postUndo(student: Student, interventionId: number) {
  return call(undoIntervention, { params: { ...student, interventionId } });
}
