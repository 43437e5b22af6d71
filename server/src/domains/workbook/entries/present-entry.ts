import { ANSWERS_NEEDED, type Locale, type WorkbookEntry } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import {
  answerKeyOf,
  choiceOf,
  type ContentSection,
  fileAddress,
  isOpenToStudents,
  questionOf,
  windowState,
} from "../../courses/index.ts";
import { authorName } from "../../discussion/index.ts";
import {
  countPeerAnswers,
  type CourseProgress,
  isCharted,
  isReadable,
  pageAddress,
} from "../../learning/index.ts";
import type { AnswerDetails, Details } from "./find-details.ts";
import type { WorkItem } from "./find-own-work.ts";

interface Moment {
  now: Date;
  site: SiteSettings;
  /** Locale of the reader. */
  locale: Locale;
}

type Origin = Pick<WorkbookEntry, "key" | "course" | "module" | "page" | "at" | "redirect_to">;

/** An item for the API; null if it was deleted in the meantime. */
export function presentEntry(
  item: WorkItem,
  progress: CourseProgress,
  details: Details,
  moment: Moment,
): WorkbookEntry | null {
  const origin = originOf(item, progress, moment);
  const section = progress.course.sectionsById.get(item.sectionId ?? 0);
  if (item.kind === "note") {
    const text = details.notes.get(item.id);
    return text === undefined ? null : { kind: "note", ...origin, text };
  }
  if (item.kind === "passage") return presentPassage(item, origin, section, details);
  const answer = details.answers.get(item.id);
  if (!answer) return null;
  if (item.kind === "text") return presentText(item, origin, { answer, section }, details, moment);
  const isShown = windowState(progress.course, moment.now) !== "not_begun";
  return presentChoice(origin, { answer, section: isShown ? section : undefined }, details);
}

function originOf(item: WorkItem, progress: CourseProgress, { now, site }: Moment): Origin {
  const { course } = progress;
  const page = course.pagesById.get(item.pageId);
  const module = page && page.moduleId !== null ? course.modulesById.get(page.moduleId) : undefined;
  const section = item.sectionId === null ? undefined : course.sectionsById.get(item.sectionId);
  const isThere = page !== undefined && (item.kind === "note" || section !== undefined);
  const isOpen = isThere && isOpenToStudents(course, now) && isReadable(page, progress, now);
  const address = isOpen ? pageAddress(course.id, page.id, section?.id) : null;
  return {
    key: `${item.kind}-${item.id}`,
    course: { id: course.id, title: course.title, language: course.language },
    module: module ? { order: module.order, title: module.title } : null,
    page: page
      ? { id: page.id, order: page.order, title: page.title, is_survey: page.kind === "survey" }
      : null,
    at: formatLocalDate(item.at, site.timeZone),
    redirect_to: address && (item.kind === "note" ? `${address}#notes` : address),
  };
}

interface Answered {
  answer: AnswerDetails;
  /** The current section; without it, neither key nor figures are shown. */
  section: ContentSection | undefined;
}

function presentChoice(
  origin: Origin,
  { answer, section }: Answered,
  { tallies }: Details,
): WorkbookEntry {
  const content = section?.content ?? answer.content;
  const { optionIds, firstOptionIds } = answer;
  const key = section ? answerKeyOf(content) : null;
  const counted = tallies.get(answer.sectionId);
  const counts =
    section && counted && isCharted(section)
      ? countPeerAnswers({
          section,
          own: { optionIds, firstOptionIds, finished: answer.finished },
          tallies: counted,
        })
      : null;
  const shown = counts && counts.answers_count >= ANSWERS_NEEDED ? counts : null;
  const round = shown?.second_round;
  return {
    kind: "choice",
    ...origin,
    question: questionOf(content) ?? "",
    options: (choiceOf(content)?.options ?? []).map(({ id, text }, index) => {
      const keyed = key?.options.find((option) => option.id === id);
      return {
        text,
        chosen: optionIds?.includes(id) ?? false,
        chosen_first: firstOptionIds && firstOptionIds.includes(id),
        valid: keyed?.valid ?? null,
        reason: keyed?.reason ?? "",
        mates: shown?.mates_answers[index] ?? null,
      };
    }),
    mates_count: shown?.mates_count ?? null,
    second_round:
      round && round.people_count >= ANSWERS_NEEDED
        ? { people: round.people_count, changed: round.changed_count }
        : null,
  };
}

function presentText(
  item: WorkItem,
  origin: Origin,
  { answer, section }: Answered,
  { comments }: Details,
  { site, locale }: Moment,
): WorkbookEntry {
  const { opinion } = answer;
  // Texts that are not opinions, as in a survey, are only read by the course's staff.
  const isPublished = opinion?.published ?? false;
  return {
    kind: "text",
    ...origin,
    question: questionOf(section?.content ?? answer.content) ?? "",
    text: answer.text ?? "",
    workbook_only: opinion !== null && !isPublished,
    hidden: isPublished && (opinion?.hidden ?? false),
    likes: opinion?.likes ?? 0,
    comment_count: opinion?.comments ?? 0,
    comments: (comments.get(item.id) ?? []).map(({ firstName, text, at, own }) => ({
      first_name: authorName(firstName, locale),
      text,
      at: formatLocalDate(at, site.timeZone),
      own,
    })),
  };
}

function presentPassage(
  item: WorkItem,
  origin: Origin,
  section: ContentSection | undefined,
  { passages }: Details,
): WorkbookEntry | null {
  const passage = passages.get(item.id);
  if (!passage) return null;
  const { id, quote, note, pictures } = passage;
  return {
    kind: "passage",
    ...origin,
    passage_id: id,
    quote,
    note,
    // Pictures are served only while their place is open; otherwise they would be broken.
    pictures: (origin.redirect_to === null ? [] : pictures).flatMap(({ name, alt }) => {
      const file = section?.files.find((one) => one.name === name && one.use === "inline");
      if (!section || !file) return [];
      const { width, height } = file;
      return [{ href: fileAddress(section.id, name), name, alt, width, height }];
    }),
  };
}
