import type { PresentedQuestion, PresentedState } from "@paso/contract";

/** A step on the way of one question through a class. */
export type PresentStep = "answer" | "talk" | "again" | "look";

/** What a presenter shows without phones; it is known on this screen alone. */
export type OwnStage = "question" | "answers" | "right";

/** What can be pressed next. */
export type PresentAction =
  | { kind: "open" | "close"; state: PresentedState; round: 1 | 2 }
  | { kind: "look" | "reveal"; state: PresentedState; round: 1 | 2 }
  | { kind: "next" };

export interface PresentPath {
  steps: readonly PresentStep[];
  /** Position of the step at hand. */
  current: number;
  isOpen: boolean;
  /** Whether the answers are shown, and what is right. */
  isShown: boolean;
  isRevealed: boolean;
  /** The one thing to do next, and what else may be done; null where there is nothing. */
  main: PresentAction | null;
  other: PresentAction | null;
}

type Shown = Pick<
  PresentedQuestion,
  | "section_id"
  | "presentation"
  | "two_rounds"
  | "may_open"
  | "answers"
  | "answers_needed"
  | "options"
  | "next"
>;

/**
 * Where a question is on its way: answered, talked about and answered again where it has two rounds,
 * looked at. What was answered is shown once a round is closed, so that nobody follows the crowd.
 */
export function readPresentPath(presented: Shown, own: OwnStage): PresentPath {
  const { two_rounds: isTwice, answers, answers_needed: needed, may_open: mayOpen } = presented;
  const steps: PresentStep[] = isTwice ? ["answer", "talk", "again", "look"] : ["answer", "look"];
  const asked = presented.presentation?.asked ?? null;
  const isAsked = asked?.section_id === presented.section_id;
  const round = isAsked ? asked.round : 1;
  const state = isAsked ? asked.state : STATES[own];
  const isShown = state === "shown" || state === "revealed";
  const common = {
    steps,
    isOpen: state === "open",
    isShown,
    isRevealed: state === "revealed",
    current: isShown ? steps.length - 1 : state === "talk" ? 1 : round === 2 ? 2 : 0,
  };
  const look: PresentAction | null =
    answers >= needed ? { kind: "look", state: "shown", round } : null;
  const openAgain = (again: 1 | 2): PresentAction => ({
    kind: "open",
    state: "open",
    round: again,
  });
  if (state === "open") {
    const closed = isTwice && round === 1 ? "talk" : "shown";
    return { ...common, main: { kind: "close", state: closed, round }, other: null };
  }
  if (state === "talk") return { ...common, main: openAgain(2), other: look };
  const next: PresentAction | null = presented.next === null ? null : { kind: "next" };
  if (!isShown)
    return mayOpen
      ? { ...common, main: openAgain(1), other: look }
      : { ...common, main: look, other: next };
  const other = mayOpen && isAsked ? openAgain(round) : null;
  const hasKey = presented.options.some(({ valid }) => valid !== null);
  if (state === "shown" && hasKey && answers >= needed) {
    return { ...common, main: { kind: "reveal", state: "revealed", round }, other };
  }
  return { ...common, main: next, other };
}

const STATES = { question: null, answers: "shown", right: "revealed" } as const;
