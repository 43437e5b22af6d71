import { headingId } from "../player/heading-id.ts";
import { usePlayer } from "../player/player.ts";
import type { Question } from "./question-kind.ts";

/** A question's text: its section's heading. */
export function QuestionText({ section }: { section: Question }) {
  return (
    <h2
      id={headingId(section.id)}
      tabIndex={-1}
      lang={usePlayer().language}
      className="mb-3 text-question font-semibold wrap-anywhere"
    >
      {section.question}
    </h2>
  );
}
