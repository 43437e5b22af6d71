import type { SurveyQuestion } from "@paso/contract";

import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import { partsOf } from "./question-parts.ts";
import type { StoredFields } from "./stored-fields.ts";
import { reminderTime } from "./survey-state.ts";

type Issues = Record<string, FieldMessage[]>;

/**
 * Refuses what cannot be stored, not even in a draft.
 * @throws `invalid`
 */
export function checkDraft(fields: StoredFields): void {
  const issues: Issues = {};
  const ids = new Set<string>();
  for (const [index, question] of fields.questions.entries()) {
    for (const { id, field } of [{ id: question.id, field: "" }, ...partsOf(question)]) {
      if (ids.has(id)) issues[join(`questions.${index}`, field)] = ["This part is listed twice."];
      ids.add(id);
    }
  }
  if (fields.reminderAt && fields.reminderDays !== null) {
    issues["reminder_days"] = ["Choose either a date or a number of days."];
  }
  if (fields.opensAt && fields.closesAt && fields.closesAt <= fields.opensAt) {
    issues["closes"] = ["The end must be after the start."];
  }
  refuse(issues);
}

/**
 * Refuses what cannot be published.
 * @throws `invalid`
 */
export function checkPublished(fields: StoredFields): void {
  const issues: Issues = {};
  const { questions, roles, opensAt, closesAt, reminderDays } = fields;
  if (fields.title === "") issues["title"] = ["This field is required."];
  if (roles.length === 0) issues["roles"] = ["Choose who is asked."];
  const reminder = reminderTime(fields);
  if (reminderDays !== null && closesAt === null) {
    issues["reminder_days"] = ["Set an end first."];
  } else if (reminder && ((opensAt && reminder <= opensAt) || (closesAt && reminder >= closesAt))) {
    const field = reminderDays === null ? "reminder_date" : "reminder_days";
    issues[field] = ["The reminder must be between the start and the end."];
  }
  for (const [index, question] of questions.entries()) {
    for (const [field, message] of questionIssues(question)) {
      issues[join(`questions.${index}`, field)] = [message];
    }
  }
  refuse(issues);
}

function questionIssues(question: SurveyQuestion): [field: string, message: FieldMessage][] {
  const isBlank = (text: string) => text.trim() === "";
  const issues: [string, FieldMessage][] = [];
  if (isBlank(question.text)) issues.push(["text", "This field is required."]);
  for (const { text, field } of partsOf(question)) {
    if (isBlank(text)) issues.push([`${field}.text`, "This field is required."]);
  }
  if (question.kind === "scale") {
    for (const [index, label] of question.labels.entries()) {
      if (isBlank(label)) issues.push([`labels.${index}`, "This field is required."]);
    }
  }
  if ("options" in question && question.options.length < 2) {
    issues.push(["options", "Give at least two options."]);
  }
  if (question.kind === "matrix" && question.columns.length < 2) {
    issues.push(["columns", "Give at least two columns."]);
  }
  return issues;
}

function join(...fields: string[]): string {
  return fields.filter((field) => field !== "").join(".");
}

function refuse(issues: Issues): void {
  if (Object.keys(issues).length > 0) throw invalid(issues);
}
