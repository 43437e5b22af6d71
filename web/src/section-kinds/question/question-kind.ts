import type { MessageDescriptor } from "@lingui/core";
import type { StudentSection } from "@paso/contract";
import type { ReactNode } from "react";

import type { Advance } from "../player/advance.ts";
import type { Peers } from "../player/player.ts";

/** A section that asks for an answer. */
export type Question = Extract<StudentSection, { type: "question" }>;

export interface AnswerFieldProps<Section extends Question> {
  section: Section;
  /** Written as it travels: given, or typed or chosen so far. */
  answer: string;
  disabled: boolean;
  /** The answer is on its way. */
  sending: boolean;
  onChange: (answer: string) => void;
  /** Shown between the question and its options. */
  children?: ReactNode;
}

/** What is particular to a kind of question. */
export interface QuestionKind<Section extends Question> {
  /** The question with its answer, to be given or given already. */
  Field: (props: AnswerFieldProps<Section>) => ReactNode;
  /** An unsent answer without what its question no longer offers. */
  clean: (section: Section, answer: string) => string;
  /** Says what an unsent answer still lacks; null once it can be sent. */
  gapText: (section: Section, answer: string) => MessageDescriptor | null;
  /** An answer in words. */
  inWords: (section: Section, answer: string) => string;
  /** Whether the answer was right, where there is right and wrong. */
  Verdict?: (props: { section: Section }) => ReactNode;
  /** What course mates answered; null where nothing is to be shown. */
  renderPeers?: (section: Section, advance: Advance, peers: Peers) => ReactNode;
  /** Whether the answer leads to a chart, to be viewed before the next step. */
  hasChart?: boolean;
}
