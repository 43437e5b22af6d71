import type { PresentedQuestion, PresentedState } from "@paso/contract";

/** A phase of a question in class. */
export type PresentStep = "answer" | "talk" | "again" | "look";

/** Phase of a question without phones; local to this screen, and void once they are let in. */
export type OwnStage = "question" | "answers" | "right";

/** The next possible actions. */
export type PresentAction =
  | { kind: "open" | "close"; state: PresentedState; round: 1 | 2 }
  | { kind: "look" | "reveal"; state: PresentedState; round: 1 | 2 }
  | { kind: "next" };

export interface PresentPath {
  steps: readonly PresentStep[];
  /** Index of the current step. */
  current: number;
  isOpen: boolean;
  /** Whether the answers are shown, and the correct ones marked. */
  isShown: boolean;
  isRevealed: boolean;
  /** The main next action, and an alternative; null if there is none. */
  main: PresentAction | null;
  other: PresentAction | null;
}

type Shown = Pick<
  PresentedQuestion,
  "section_id" | "presentation" | "two_rounds" | "may_open" | "may_show" | "options" | "next"
>;

/**
 * The phases of a question: answered, then discussed and answered again if it has two rounds, then
 * results. Answers are shown only once a round is closed, to avoid a bandwagon effect.
 */
export function readPresentPath(presented: Shown, own: OwnStage): PresentPath {
  const { two_rounds: isTwice, may_show: mayShow, may_open: mayOpen } = presented;
  const steps: PresentStep[] = isTwice ? ["answer", "talk", "again", "look"] : ["answer", "look"];
  const asked = presented.presentation?.asked ?? null;
  const isAsked = asked?.section_id === presented.section_id;
  const round = isAsked ? asked.round : 1;
  const state = isAsked ? asked.state : presented.presentation ? null : STATES[own];
  const isShown = state === "shown" || state === "revealed";
  const common = {
    steps,
    isOpen: state === "open",
    isShown,
    isRevealed: state === "revealed",
    current: isShown ? steps.length - 1 : state === "talk" ? 1 : round === 2 ? 2 : 0,
  };
  const look: PresentAction | null = mayShow ? { kind: "look", state: "shown", round } : null;
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
  if (state === "shown" && hasKey && mayShow) {
    return { ...common, main: { kind: "reveal", state: "revealed", round }, other };
  }
  return { ...common, main: next, other };
}

const STATES = { question: null, answers: "shown", right: "revealed" } as const;
