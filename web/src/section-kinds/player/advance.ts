/** How to leave a section, and the state of doing so. */
export interface Advance {
  /** Whether the section can be left at all. */
  open: boolean;
  sending: boolean;
  /** Why the last attempt failed, if it can be fixed here; null otherwise. */
  failure: Error | null;
  /** Takes the step. A no-op while one is being sent, or if the section is closed. */
  take: (step?: Step) => void;
  /** Repeats the step that failed last. */
  again: () => void;
  /** Cancels a step that waits to be retried, as when its answer is changed. */
  withdraw: () => void;
}

export interface Step {
  /** The answer of a pending question. */
  answer?: string;
  /** The answer is that of a second round. */
  round?: 2;
  /** Not triggered by the student: the screen may follow, the focus stays. */
  byItself?: boolean;
  /** Runs before the step is sent, and again before each retry. */
  first?: () => Promise<unknown>;
  /** Receives a function that goes to what the step opened, for later, instead of going there at once. */
  hold?: (go: (asked: boolean) => void) => void;
}
