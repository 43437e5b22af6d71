import {
  type CommittedAnswer,
  kindOf,
  refuseAnswer,
  type SectionContent,
} from "../../courses/index.ts";

/**
 * Parses an answer from the wire and checks it against its question's rules. Option indexes become
 * the options' permanent ids. Throws `invalid` on `answer`.
 */
export function parseAnswer(content: Readonly<SectionContent>, raw: string): CommittedAnswer {
  const { answer } = kindOf(content);
  if (!answer) throw refuseAnswer("This section takes no answer.");
  return answer.parse(content, raw);
}

/**
 * The answer with the readers that its author was promised: one given while the page said that it
 * stays in the workbook does so, even if an author has opened the question in the meantime.
 */
export function keepPromise(answer: CommittedAnswer, toldWorkbookOnly = false): CommittedAnswer {
  const isOpinion = "text" in answer && answer.workbookOnly !== null;
  return isOpinion && toldWorkbookOnly ? { ...answer, workbookOnly: true } : answer;
}
