import { followPresentedQuestion, type PresentedQuestion } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { followStream, writeQuery } from "../../../api/index.ts";
import { presentedQuestionQuery } from "../parts/api.ts";

/** Keeps a question up to date while the class answers, and refetches it when it closes by itself. */
export function useLiveQuestion({
  course,
  group,
  section_id,
  presentation,
}: PresentedQuestion): void {
  const queryClient = useQueryClient();
  const courseId = course.id;
  const groupId = group?.id ?? null;
  const code = presentation?.code ?? null;
  const closesAt = presentation?.asked?.closes_at ?? null;
  useEffect(() => {
    const query = presentedQuestionQuery(courseId, section_id, groupId);
    return followStream(followPresentedQuestion, {
      params: { courseId },
      query: { section: String(section_id), ...(groupId !== null && { group: String(groupId) }) },
      onEvent: (data) => void writeQuery(queryClient, query, data as PresentedQuestion),
      // Regular polling is the fallback.
      onRefused: () => {},
    });
    // `code`: a presentation that begins has its own room to follow.
  }, [courseId, section_id, groupId, code, queryClient]);

  useEffect(() => {
    if (closesAt === null) return undefined;
    const { queryKey } = presentedQuestionQuery(courseId, section_id, groupId);
    const wait = Math.max(0, new Date(closesAt).getTime() - Date.now()) + 500;
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), wait);
    return () => clearTimeout(timer);
  }, [courseId, section_id, groupId, closesAt, queryClient]);
}
