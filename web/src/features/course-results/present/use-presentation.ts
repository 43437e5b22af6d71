import {
  askQuestion,
  endPresentation,
  type Presentation,
  type PresentedQuestion,
  type PresentedState,
  startPresentation,
} from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../../api/index.ts";
import { presentedQuestionQuery } from "../parts/api.ts";

interface Asked {
  state: PresentedState;
  round: 1 | 2;
  /** The question concerned; defaults to the one on the screen. */
  sectionId?: number;
}

/** Lets phones in, opens and closes questions for them, and ends the presentation. */
export function usePresentation({ course, group, section_id, presentation }: PresentedQuestion) {
  const queryClient = useQueryClient();
  const params = { courseId: course.id };
  const keep = (changed: Presentation | null) =>
    writeQuery(
      queryClient,
      presentedQuestionQuery(course.id, section_id, group?.id ?? null),
      (data) => data && { ...data, presentation: changed },
    );
  const start = useMutation({
    mutationFn: () => call(startPresentation, { params }),
    onSuccess: keep,
  });
  const ask = useMutation({
    mutationFn: async ({ sectionId = section_id, state, round }: Asked) => {
      if (!presentation) await call(startPresentation, { params });
      return call(askQuestion, {
        params,
        body: { section_id: sectionId, state, round, ...(group && { group: group.id }) },
      });
    },
    onSuccess: keep,
  });
  const end = useMutation({
    mutationFn: () => call(endPresentation, { params }),
    onSuccess: () => keep(null),
  });
  return {
    start: () => start.mutate(),
    ask: (asked: Asked) => ask.mutate(asked),
    end: () => end.mutate(),
    isBusy: start.isPending || ask.isPending || end.isPending,
    failure: ask.error ?? start.error ?? end.error,
  };
}
