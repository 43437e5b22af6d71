import type { ResultIssue } from "@paso/contract";

import type {
  CheckedFigures,
  SectionFigures,
  TextFigures,
} from "../../../database/tables/index.ts";
import {
  answerKeyOf,
  choiceOf,
  type ContentSection,
  type CourseContent,
  readingSeconds,
} from "../../courses/index.ts";
import { editorPath, opinionsPath, placeOf } from "../figures/place-of.ts";

/** Minimum number of answers or people to judge anything. */
const LEAST_PEOPLE = 5;
/** A question that a smaller share gets right is hard, as on the first screen of staff. */
const HARD = 0.4;
/** A question that such a share gets right is too easy to tell anything. */
const EASY = 0.95;
/** Minimum number of answers for that, and for options that no one picks, to be meaningful. */
const MANY = 20;
/** Standard deviations: a correlation so far below zero is unlikely to be chance (one in twenty is). */
const BEYOND_CHANCE = 1.645;
/** Minimum share of people who left at a section, of those who reached it, to be worth a look. */
const LOSS = 0.1;
/** Minimum share of people who skipped a text, of those whose time is known. */
const SKIPPED = 0.25;
/** Minimum share of texts without a reply, of those that can have one. */
const LONELY = 0.5;

/** An issue, and how many people it affects: the more, the worse, and the larger their share, the worse. */
export interface RankedIssue {
  issue: ResultIssue;
  people: number;
  /** Of those whom it could affect; 0 if not known. */
  share?: number;
}

/** Issues in a course that are worth the staff's time, the worst first. */
export function findIssues(
  course: CourseContent,
  figuresOf: (sectionId: number) => SectionFigures,
): RankedIssue[] {
  return course.pages
    .flatMap(({ sections }) =>
      sections.flatMap((section) => issuesOf(course, section, figuresOf(section.id))),
    )
    .toSorted((one, other) => other.people - one.people || (other.share ?? 0) - (one.share ?? 0));
}

function issuesOf(
  course: CourseContent,
  section: ContentSection,
  figures: SectionFigures,
): RankedIssue[] {
  const about = {
    place: placeOf(course, section),
    redirect_to: editorPath(course, section),
  };
  const { checked, texts, reached, left, pace, stop } = figures;
  const found: RankedIssue[] = [];
  if (checked) found.push(...issuesOfChecked(section, checked, about));
  if (texts) {
    found.push(...issuesOfTexts(texts, { ...about, redirect_to: opinionsPath(course, section) }));
  }
  if (pace && pace.hurried >= LEAST_PEOPLE && pace.hurried >= SKIPPED * pace.timed) {
    const reading_seconds = Math.round(readingSeconds(section));
    found.push({
      issue: { kind: "hurried", ...about, ...pace, reading_seconds },
      // They went on: a skipped text weighs less than people who left.
      people: pace.hurried / 2,
    });
  }
  if (stop && stop.people >= LEAST_PEOPLE && stop.people >= LOSS * reached) {
    found.push({
      issue: { kind: "video", ...about, ...stop },
      people: left,
      share: left / reached,
    });
  } else if (left >= LEAST_PEOPLE && left >= LOSS * reached) {
    found.push({
      issue: { kind: "left", ...about, reached, left },
      people: left,
      share: left / reached,
    });
  }
  return found;
}

type About = Pick<ResultIssue, "place" | "redirect_to">;

function issuesOfChecked(
  section: ContentSection,
  { answers, right, thirds, discrimination, options: counts }: CheckedFigures,
  about: About,
): RankedIssue[] {
  if (answers < LEAST_PEOPLE) return [];
  const options = answerKeyOf(section.content)?.options ?? [];
  const wrong = options.filter(({ valid }) => !valid);
  const chosen = (id: number) => counts[id]?.all ?? 0;
  const found: RankedIssue[] = [];
  if (right.all < HARD * answers) {
    const favourite = mostOf(wrong, ({ id }) => chosen(id));
    const leftOut = choiceOf(section.content)?.isSingle
      ? null
      : mostOf(
          options.filter(({ valid }) => valid),
          ({ id }) => answers - chosen(id),
        );
    found.push({
      issue: {
        kind: "hard",
        ...about,
        answers,
        right: right.all,
        favourite,
        left_out: leftOut && leftOut.people > (favourite?.people ?? 0) ? leftOut : null,
      },
      people: answers - right.all,
      share: (answers - right.all) / answers,
    });
  }
  const isReversed =
    thirds &&
    thirds.strong + thirds.weak >= LEAST_PEOPLE &&
    right.strong * thirds.weak < right.weak * thirds.strong;
  if (isReversed && (discrimination ?? 0) < -BEYOND_CHANCE / Math.sqrt(answers)) {
    const strong = { people: thirds.strong, right: right.strong };
    const weak = { people: thirds.weak, right: right.weak };
    // Its result is misleading: as bad as if all strong students had left here.
    found.push({
      issue: { kind: "reversed", ...about, answers, strong, weak },
      people: strong.people,
    });
  }
  if (answers < MANY) return found;
  if (right.all >= EASY * answers) {
    found.push({ issue: { kind: "easy", ...about, answers, right: right.all }, people: 0 });
  }
  const unpicked = wrong.filter(({ id }) => chosen(id) === 0).map(({ text }) => text);
  // For an easy question, that says nothing more.
  if (unpicked.length > 0 && right.all < EASY * answers) {
    found.push({ issue: { kind: "unpicked", ...about, answers, options: unpicked }, people: 0 });
  }
  return found;
}

/** The option of which a count is largest; the first of equal ones, null without options. */
function mostOf<Option extends { text: string }>(
  options: readonly Option[],
  count: (option: Option) => number,
): { text: string; people: number } | null {
  const [most] = options.toSorted((one, other) => count(other) - count(one));
  return most ? { text: most.text, people: count(most) } : null;
}

function issuesOfTexts({ published, lonely, reports }: TextFigures, about: About): RankedIssue[] {
  const found: RankedIssue[] = [];
  if (reports > 0) {
    const redirect_to = `${about.redirect_to}&show=reported`;
    found.push({
      issue: { kind: "reports", ...about, redirect_to, reports },
      people: Number.MAX_SAFE_INTEGER,
    });
  }
  if (lonely >= LEAST_PEOPLE && lonely > LONELY * published) {
    // Silence is common; it counts as a tenth of a loss.
    const issue = {
      kind: "without_reply" as const,
      ...about,
      redirect_to: `${about.redirect_to}&show=unanswered`,
      texts: published,
      without_reply: lonely,
    };
    found.push({ issue, people: lonely / 10 });
  }
  return found;
}
