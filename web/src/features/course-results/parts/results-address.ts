import type { PeopleIssue, StudentOrder } from "@paso/contract";

import { type Audience, audienceQuery, EVERYBODY, readAudience } from "./audience.ts";

/** Where results are shown, as paths of this site. */

const PEOPLE_ISSUES: readonly PeopleIssue[] = ["hard", "left", "video", "hurried", "without_reply"];
const SHOWN: readonly StudentChoice["show"][] = ["all", "stuck", "finished", "not_begun"];
const ORDERS: readonly StudentOrder[] = ["name", "quiet", "result"];

function searchOf(audience: Audience, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...more, ...audienceQuery(audience) }).toString();
  return search === "" ? "" : `?${search}`;
}

export function resultsPath(courseId: number, audience: Audience): string {
  return `/authoring/courses/${courseId}/results${searchOf(audience)}`;
}

/** The spreadsheets among the results, with the grades for other systems. */
export function exportsPath(courseId: number, audience: Audience): string {
  return `${resultsPath(courseId, audience)}#exports`;
}

/** @param sectionId the section that is led to; null for the top of the page */
export function pageResultsPath(
  courseId: number,
  audience: Audience,
  { pageId, sectionId = null }: { pageId: number; sectionId?: number | null },
): string {
  const anchor = sectionId === null ? "" : `#section-${sectionId}`;
  return `/authoring/courses/${courseId}/results/pages/${pageId}${searchOf(audience)}${anchor}`;
}

/** Which students are listed, and in what order. */
export interface StudentChoice {
  audience: Audience;
  show: "all" | "stuck" | "finished" | "not_begun";
  order: StudentOrder;
  /** Part of their name or address; empty for all. */
  search: string;
  /** Only those an issue is about; null for all. */
  people: IssuePeople | null;
}

/** @param userId one of the students, whose way leads back to the list; null for the list */
export function studentsPath(
  courseId: number,
  { audience, show = "all", order = "name", search: typed = "", people = null }: ChosenStudents,
  userId: number | null,
): string {
  const one = userId === null ? "" : `/${userId}`;
  const search = searchOf(audience, {
    ...(show !== "all" && { show }),
    ...(order !== "name" && { order }),
    ...(typed !== "" && { q: typed }),
    ...(people && { issue: people.issue, section: String(people.sectionId) }),
  });
  return `/authoring/courses/${courseId}/results/students${one}${search}`;
}

type ChosenStudents = Pick<StudentChoice, "audience"> & Partial<StudentChoice>;

/** Parses which students are listed from a URL; all by name if it does not say. */
export function readStudentChoice(search: Record<string, unknown>): StudentChoice {
  return {
    audience: readAudience(search),
    show: SHOWN.find((show) => show === search["show"]) ?? "all",
    order: ORDERS.find((order) => order === search["order"]) ?? "name",
    search: readText(search["q"]),
    people: readIssuePeople(search),
  };
}

/** The router reads "2026" as a number. */
function readText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function gradesPath(courseId: number, audience: Audience): string {
  return `/authoring/courses/${courseId}/results/grades${searchOf(audience)}`;
}

export function webhooksPath(courseId: number): string {
  return `/authoring/courses/${courseId}/results/webhooks`;
}

/** Topics worth discussing in class. */
export function preparationPath(courseId: number, { groupId }: Audience): string {
  return `/authoring/courses/${courseId}/results/class${searchOf({ ...EVERYBODY, groupId })}`;
}

/** A question on the projector, with the answers of a group or of everyone. */
export function presentPath(courseId: number, sectionId: number, { groupId }: Audience): string {
  return `/authoring/courses/${courseId}/present/${sectionId}${searchOf({ ...EVERYBODY, groupId })}`;
}

/** The people that an issue of a section is about. */
export interface IssuePeople {
  issue: PeopleIssue;
  sectionId: number;
}

function readIssuePeople({ issue, section }: Record<string, unknown>): IssuePeople | null {
  const known = PEOPLE_ISSUES.find((kind) => kind === issue);
  return known && typeof section === "number" && Number.isInteger(section) && section > 0
    ? { issue: known, sectionId: section }
    : null;
}
