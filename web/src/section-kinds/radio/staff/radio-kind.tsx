import { copyOptions } from "../../choice/staff/choice-form.ts";
import { choiceLines } from "../../choice/staff/choice-lines.ts";
import { OptionsHint } from "../../choice/staff/options-hint.tsx";
import type { StaffKind } from "../../form/staff/staff-kind.ts";
import { PollBar, PollPage } from "../../poll/staff/poll-fields.tsx";
import {
  blankPoll,
  type PollForm,
  type PollPayload,
  readPoll,
  writePoll,
} from "../../poll/staff/poll-form.ts";
import { pollLines } from "../../poll/staff/poll-lines.ts";

export interface RadioForm extends PollForm {
  type: "radio";
}

/** A poll with one choice. */
export const radioKind: StaffKind<RadioForm> = {
  type: "radio",
  blank: blankPoll,
  read: ({ radio }) => readPoll(radio as PollPayload),
  write: (form) => ({ radio: writePoll(form) }),
  Page: PollPage,
  Settings: PollBar,
  title: ({ question }) => question.trim(),
  Hint: OptionsHint,
  lines: (form, { i18n }) => [...choiceLines(form, i18n), ...pollLines(form, i18n)],
  options: ({ options }) => options,
  copy: copyOptions,
};
