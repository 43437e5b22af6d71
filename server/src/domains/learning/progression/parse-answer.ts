import {
  type CommittedAnswer,
  kindOf,
  refuseAnswer,
  type SectionContent,
} from "../../courses/index.ts";

/**
 * Parses an answer from the wire and checks it against its question's rules. Option indexes become
 * the options' lasting ids. Throws `invalid` on `answer`.
 */
export function parseAnswer(content: Readonly<SectionContent>, raw: string): CommittedAnswer {
  const { answer } = kindOf(content);
  if (!answer) throw refuseAnswer("This section takes no answer.");
  return answer.parse(content, raw);
}
