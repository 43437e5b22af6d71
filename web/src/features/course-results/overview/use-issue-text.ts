import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ResultIssue } from "@paso/contract";

import { formatClock } from "../../../i18n/format-clock.ts";
import { formatPercent } from "../../../i18n/format-percent.ts";

/** Texts of an issue. */
export interface IssueText {
  /** The number it is about, with its unit. */
  figure: string;
  unit: string;
  /** The number as a fraction from 0 to 1; null if it is not one. */
  share: number | null;
  /** Why it is worth a look. */
  reason: string;
  /** Label of its button. */
  action: string;
}

export function useIssueText(): (issue: ResultIssue) => IssueText {
  const { t, i18n } = useLingui();
  const percent = (share: number) => formatPercent(share, i18n.locale);
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  const edit = t`Edit the question`;
  const rightOf = (answers: number) =>
    t`right, of ${plural(answers, { one: "# answer", other: "# answers" })}`;

  return (issue) => {
    switch (issue.kind) {
      case "reports":
        return {
          figure: number(issue.reports),
          unit: t`${plural(issue.reports, { one: "open report", other: "open reports" })}`,
          share: null,
          reason: t`Students have reported texts here, and nobody has decided about them yet.`,
          action: t`Read the reports`,
        };
      case "hard": {
        const { answers, right, favourite, left_out: leftOut } = issue;
        const mistake = leftOut ?? favourite;
        const share = right / answers;
        return {
          figure: percent(share),
          unit: rightOf(answers),
          share,
          reason: mistake
            ? hardReason(mistake.text, percent(mistake.people / answers), leftOut !== null)
            : t`Most get this wrong.`,
          action: edit,
        };
      }
      case "reversed": {
        const { strong, weak } = issue;
        const best = strong.people;
        const [ofStrong, ofWeak] = [
          percent(strong.right / strong.people),
          percent(weak.right / weak.people),
        ];
        return {
          figure: ofStrong,
          unit: t`of the ${best} strongest get it right`,
          share: strong.right / strong.people,
          reason: t`Those who do best elsewhere get this wrong more often than those who do worst: ${strong.right} of ${strong.people} (${ofStrong}) against ${weak.right} of ${weak.people} (${ofWeak}) are right. The wording may mislead, or the answer key may be wrong.`,
          action: edit,
        };
      }
      case "left": {
        const { reached, left } = issue;
        return {
          figure: number(left),
          unit: t`of ${reached} went no further`,
          share: left / reached,
          reason: t`They stopped at this step and have done nothing in the course for a week.`,
          action: t`Edit the step`,
        };
      }
      case "without_reply": {
        const { texts, without_reply: lonely } = issue;
        return {
          figure: number(lonely),
          unit: t`of ${texts} opinions without a reply`,
          share: lonely / texts,
          reason: t`Most who shared something here have heard nothing back. A reply of yours shows that texts are read.`,
          action: t`Read the opinions`,
        };
      }
      case "easy": {
        const { answers, right } = issue;
        return {
          figure: percent(right / answers),
          unit: rightOf(answers),
          share: right / answers,
          reason: t`Nearly everybody gets this right: it confirms, but tells nobody what they do not know yet.`,
          action: edit,
        };
      }
      case "unpicked": {
        const names = new Intl.ListFormat(i18n.locale).format(
          issue.options.map((option) => t`“${option}”`),
        );
        return {
          figure: "0",
          unit: t`of ${issue.answers} chose it`,
          share: null,
          reason: t`Nobody takes ${names} for right. A more tempting option would tell more.`,
          action: edit,
        };
      }
      case "hurried": {
        const { timed, hurried } = issue;
        const minutes = Math.max(1, Math.round(issue.reading_seconds / 60));
        return {
          figure: number(hurried),
          unit: t`of ${timed} passed it at once`,
          share: hurried / timed,
          reason: t`Reading this takes about ${plural(minutes, { one: "# minute", other: "# minutes" })}. They were on in less than a tenth of that.`,
          action: t`Edit the text`,
        };
      }
      case "video": {
        const at = formatClock(issue.second);
        return {
          figure: number(issue.people),
          unit: t`stopped around ${at}`,
          share: null,
          reason: t`Many left this video at the same moment and have not gone on since.`,
          action: t`Edit the step`,
        };
      }
    }
  };

  function hardReason(text: string, share: string, isLeftOut: boolean): string {
    if (isLeftOut) {
      return t`Most get this wrong. The right answer left out most, by ${share}, is “${text}”.`;
    }
    return t`Most get this wrong. The wrong answer chosen most, by ${share}, is “${text}”.`;
  }
}
