import type { EventType } from "../../../platform/events.ts";
import type { ContentSection } from "../../courses/index.ts";
import type { CommittedAnswer } from "./find-page-progress.ts";

/** An answer that was stored for the first time. */
interface AnswerCommitted {
  answerId: number;
  userId: number;
  section: ContentSection;
  answer: CommittedAnswer;
}

/** Emitted inside the transaction that stores the answer. */
export const answerCommitted: EventType<AnswerCommitted> = { name: "answerCommitted" };
