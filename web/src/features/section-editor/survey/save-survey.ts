import {
  type EndpointOutput,
  createSurvey,
  deleteSurvey,
  readSurvey,
  updateSurvey,
} from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call, callOnce } from "../../../api/index.ts";
import { writeChoice } from "../../../section-kinds/choice/staff/choice-form.ts";
import { readPoll } from "../../../section-kinds/poll/staff/poll-form.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { type Saved, SaveRefused } from "../saving/save-page.ts";
import type { EditorStore, LoadedPage } from "../sections/editor-store.ts";
import { newSection } from "../sections/new-section.ts";

export type Survey = NonNullable<EndpointOutput<typeof readSurvey>["survey"]>;

/** The course's survey, or null in `survey`. */
export function surveyQuery(courseId: number) {
  return queryOptions({
    queryKey: ["survey", courseId],
    queryFn: ({ signal }) => call(readSurvey, { params: { courseId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** A survey as the editor's initial state; its questions are numbered by position. */
export function loadSurvey(survey: Survey | null): LoadedPage {
  const sections = (survey?.sections ?? []).map(({ id, radio, textarea }, index): SectionForm => {
    const place = { key: `section-${id}`, order: index + 1, firstOption: "" };
    return radio
      ? { ...newSection("radio", place), id, ...readPoll(radio) }
      : { ...newSection("textarea", place), id, question: textarea?.question ?? "" };
  });
  return {
    version: survey?.version ?? null,
    sections,
    usedOrders: [],
    fileLimit: 0,
    // Surveys only tell that there are answers, not who chose what.
    answers: {},
  };
}

/**
 * Saves a survey: creates the course's, or replaces its questions.
 * @throws {SaveRefused}
 */
export async function saveSurvey(store: EditorStore, courseId: number): Promise<Saved> {
  const { version } = store.getState().loaded;
  const questions = store
    .list()
    .filter((section) => section.type === "radio" || section.type === "textarea")
    .filter(({ isDeleted }) => !isDeleted)
    .map((section, index) => ({ ...section, order: index + 1 }));
  const sections = questions.map((section) => ({
    ...(section.id !== null && { id: section.id }),
    ...(section.type === "radio"
      ? { radio: writeChoice(section) }
      : { textarea: { question: section.question } }),
  }));
  const params = { courseId };
  try {
    const { redirect_to: redirectTo } =
      version === null
        ? await callOnce(createSurvey, { params, body: { sections } })
        : await call(updateSurvey, { params, body: { sections, version } });
    return { redirectTo, failedUploads: [] };
  } catch (error) {
    throw new SaveRefused(error, questions);
  }
}

/** Deletes the course's survey; refused by the server once it has answers. */
export function removeSurvey(courseId: number) {
  return call(deleteSurvey, { params: { courseId } });
}
