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

/**
 * The answer as its author was told that it would be read: one written where the page said that it
 * stays in the workbook does so, although an author has opened the question meanwhile.
 */
export function keepPromise(answer: CommittedAnswer, toldWorkbookOnly = false): CommittedAnswer {
  const isOpinion = "text" in answer && answer.workbookOnly !== null;
  return isOpinion && toldWorkbookOnly ? { ...answer, workbookOnly: true } : answer;
}
