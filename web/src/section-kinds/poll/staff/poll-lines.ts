import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { examplesLines } from "../../examples/staff/examples-lines.ts";
import type { FormLine } from "../../form/staff/staff-kind.ts";
import { yesOrNo } from "../../form/staff/yes-or-no.ts";
import type { PollForm } from "./poll-form.ts";

const CHARTS = { "": msg`None`, bar: msg`Bar chart`, pie: msg`Pie chart` };

/** A poll's text apart from its question and options. */
export function pollLines(form: PollForm, i18n: I18n): FormLine[] {
  return [
    { label: i18n._(msg`Chart`), text: i18n._(CHARTS[form.graphicType]) },
    { label: i18n._(msg`Two rounds`), text: yesOrNo(form.twoRounds, i18n) },
    ...examplesLines(form, i18n),
  ];
}
