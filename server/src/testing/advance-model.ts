import type { SectionStatus } from "@paso/contract";

/** The model's view of a section: whether it asks for an answer, and which are acceptable. */
export interface ModelSection {
  accepts: readonly string[] | null;
  /** Whether the answer may be changed once. */
  twoRounds?: boolean;
}

/** Pages of sections, in course order. */
export type ModelCourse = readonly (readonly ModelSection[])[];

/** A call in the model, by place rather than by id. */
export interface ModelCall {
  page: number;
  section: number;
  /** Null for a call without an answer. */
  answer: string | null;
  /** Whether it is marked as the second answer. */
  again?: boolean;
  /** Whether it carries an `Idempotency-Key`. */
  keyed?: boolean;
}

/** The expected response to a call. */
export interface ModelAnswer {
  status: number;
  current?: SectionStatus;
  answer?: string | null;
  first_answer?: string | null;
  /** Index of the section opened. */
  next?: number | null;
  /** Target of the link of a finished page. */
  leadsTo?: "page" | "course" | null;
}

interface SectionState {
  status: SectionStatus;
  answer: string | null;
  /** The answer before the second one. */
  first_answer: string | null;
}

/** Every section's state, by page and section index. */
export type ModelState = readonly (readonly SectionState[])[];

/** Nothing begun yet. */
export function initialState(course: ModelCourse): ModelState {
  return course.map((page) => page.map(() => UNTOUCHED));
}

const UNTOUCHED: SectionState = { status: "pending", answer: null, first_answer: null };

/** Index of the first section not finished; the page's length when all are. */
export function currentIndex(page: ModelState[number]): number {
  const index = page.findIndex(({ status }) => status !== "finished");
  return index === -1 ? page.length : index;
}

/**
 * An independent implementation of the advance state machine, written from the API's description
 * without the product's code: the response to one call and the state after it.
 */
export function modelAdvance(
  course: ModelCourse,
  state: ModelState,
  call: ModelCall,
): { answer: ModelAnswer; state: ModelState } {
  const section = course[call.page]![call.section]!;
  const refused = (status: number) => ({ answer: { status }, state });
  const pageFinished = (page: ModelState[number]) => page.every((s) => s.status === "finished");
  const begun = state[call.page]!.some(({ status }) => status !== "pending");
  if (!begun && !state.slice(0, call.page).every(pageFinished)) return refused(409);
  if (call.answer !== null && section.accepts === null) return refused(422);
  const again = call.answer !== null && call.again === true;
  if (again && !section.twoRounds) return refused(409);

  // Repeated by a client that knows no keys, an answer moves on.
  const goesOn = call.answer !== null && !again && call.keyed !== true;

  const before = state[call.page]![call.section]!;
  let after = before;
  if (before.status === "pending") {
    if (currentIndex(state[call.page]!) !== call.section) return refused(409);
    if (section.accepts === null) after = { ...before, status: "finished" };
    else if (call.answer === null || again) return refused(409);
    else if (!section.accepts.includes(call.answer)) return refused(422);
    else after = { ...before, status: "show_something", answer: call.answer };
  } else if (before.status === "show_something" && again && before.first_answer === null) {
    if (!section.accepts?.includes(call.answer ?? "")) return refused(422);
    after = { ...before, answer: call.answer, first_answer: before.answer };
  } else if (before.status === "show_something" && (call.answer === null || goesOn)) {
    after = { ...before, status: "finished" };
  }

  const page = state[call.page]!.with(call.section, after);
  const left = state.with(call.page, page);
  const finished = after.status === "finished";
  const current = currentIndex(page);
  // Begun sections may follow one that staff reset.
  const isReached = (index: number) => index === current || page[index]?.status !== "pending";
  const following = page.findIndex((_, index) => index > call.section && isReached(index));
  const next = following === -1 ? (current < page.length ? current : null) : following;
  const isLeft = left.slice(call.page + 1).length > 0 || !left.every(pageFinished);
  return {
    state: left,
    answer: {
      status: 200,
      current: after.status,
      answer: after.answer,
      first_answer: after.first_answer,
      next: finished ? next : null,
      leadsTo: finished && next === null ? (isLeft ? "page" : "course") : null,
    },
  };
}

/** What staff reset: a page, or one section of it. */
export interface ModelReset {
  page: number;
  section: number | null;
}

/** Resetting undoes what was begun; without anything begun, it is refused. */
export function modelReset(
  state: ModelState,
  { page, section }: ModelReset,
): { answer: ModelAnswer; state: ModelState } {
  const sections = state[page]!;
  const isReset = (index: number) => section === null || index === section;
  if (sections.every(({ status }, index) => !isReset(index) || status === "pending")) {
    return { answer: { status: 409 }, state };
  }
  const left = sections.map((one, index) => (isReset(index) ? UNTOUCHED : one));
  return { answer: { status: 200 }, state: state.with(page, left) };
}

/** Undoing restores what was reset, except what was taken again since. */
export function modelUndo(
  state: ModelState,
  before: ModelState,
  { page, section }: ModelReset,
): ModelState {
  const isReset = (index: number) => section === null || index === section;
  const left = state[page]!.map((one, index) =>
    isReset(index) && one.status === "pending" ? before[page]![index]! : one,
  );
  return state.with(page, left);
}
