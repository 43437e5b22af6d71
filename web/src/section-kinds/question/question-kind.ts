import type { MessageDescriptor } from "@lingui/core";
import type { StudentSection } from "@paso/contract";
import type { ReactNode } from "react";

import type { Advance } from "../player/advance.ts";
import type { Peers } from "../player/player.ts";

/** A section that asks for an answer. */
export type Question = Extract<StudentSection, { type: "question" }>;

export interface AnswerFieldProps<Section extends Question> {
  section: Section;
  /** In wire format: given, or entered so far. */
  answer: string;
  disabled: boolean;
  /** Whether the answer is being sent. */
  sending: boolean;
  onChange: (answer: string) => void;
  /** Shown between the question and its options. */
  children?: ReactNode;
}

/** The specifics of a kind of question. */
export interface QuestionKind<Section extends Question> {
  /** The question with its answer, given or yet to be given. */
  Field: (props: AnswerFieldProps<Section>) => ReactNode;
  /** An unsent answer without anything its question no longer offers. */
  clean: (section: Section, answer: string) => string;
  /** Names what an unsent answer still lacks; null once it can be sent. */
  gapText: (section: Section, answer: string) => MessageDescriptor | null;
  /** An answer in words. */
  inWords: (section: Section, answer: string) => string;
  /** Whether the answer was right, if there is right and wrong. */
  Verdict?: (props: { section: Section }) => ReactNode;
  /** Course mates' answers; null if there is nothing to show. */
  renderPeers?: (section: Section, advance: Advance, peers: Peers) => ReactNode;
  /** Whether the answer leads to a chart, to be viewed before the next step. */
  hasChart?: boolean;
}
