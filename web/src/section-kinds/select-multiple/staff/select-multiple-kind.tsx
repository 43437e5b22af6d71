import { copyOptions } from "../../choice/staff/choice-form.ts";
import { choiceLines } from "../../choice/staff/choice-lines.ts";
import { OptionsHint } from "../../choice/staff/options-hint.tsx";
import { SelectionBounds } from "../../choice/staff/selection-bounds.tsx";
import { type BoundsForm, NO_BOUNDS, readBounds, boundsLines } from "../../form/staff/bounds.ts";
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

export interface SelectMultipleForm extends PollForm, BoundsForm {
  type: "select-multiple";
}

type Payload = PollPayload & { min: number; max: number };

/** A poll with several choices. */
export const selectMultipleKind: StaffKind<SelectMultipleForm> = {
  type: "select-multiple",
  blank: (firstOption) => ({ ...blankPoll(firstOption), ...NO_BOUNDS }),
  read({ selectMultiple }) {
    const payload = selectMultiple as Payload;
    return { ...readPoll(payload), ...readBounds(payload) };
  },
  write: (form) => ({ selectMultiple: { ...writePoll(form), min: form.min, max: form.max } }),
  Page: ({ section, isOpen }) => <PollPage section={section} isOpen={isOpen} bounds={section} />,
  Settings: ({ section }) => (
    <>
      <SelectionBounds section={section} />
      <PollBar section={section} />
    </>
  ),
  title: ({ question }) => question.trim(),
  Hint: OptionsHint,
  lines: (form, { i18n }) => [
    ...choiceLines(form, i18n),
    ...boundsLines(form, i18n),
    ...pollLines(form, i18n),
  ],
  options: ({ options }) => options,
  copy: copyOptions,
};
