import type { MessageDescriptor } from "@lingui/core";
import type { PageData, StudentSection } from "@paso/contract";
import type { ReactNode } from "react";

import type { Advance } from "./advance.ts";
import type { Player } from "./player.ts";

export interface SectionBodyProps<Section extends StudentSection> {
  page: PageData;
  section: Section;
  /** Position on the path, from 1. */
  number: number;
  advance: Advance;
}

/** The player's interface to a kind of section. */
export interface StudentKind<Section extends StudentSection> {
  /** The kind's name next to the section's mark. */
  label: (section: Section) => MessageDescriptor;
  Body: (props: SectionBodyProps<Section>) => ReactNode;
  /** Preloads code that is needed later, so that no step has to wait for it. */
  preload?: () => Promise<unknown>;
  /**
   * For a kind that sums up answers: the summary it shows. Its student stays to read it, and the end
   * of the page waits until it is drawn.
   */
  summary?: (section: Section, player: Player) => ReturnType<Player["quizSummary"]>;
}

/** The sections of a kind, as their student sees them. */
export type SectionOf<Type> = Extract<StudentSection, { type: Type } | { question_type: Type }>;
