import type { EventType } from "../../../platform/events.ts";
import type { CommittedAnswer, ContentSection } from "../../courses/index.ts";

/** An answer that was stored for the first time. */
interface AnswerCommitted {
  answerId: number;
  userId: number;
  section: ContentSection;
  answer: CommittedAnswer;
}

/** Emitted inside the transaction that stores the answer. */
export const answerCommitted: EventType<AnswerCommitted> = { name: "answerCommitted" };
