import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MOST_COUNTED, type StaffNeed } from "@paso/contract";

import { daysInWords } from "../../../i18n/day-in-words.ts";

/** A task in a few words. */
export function NeedTitle({ need }: { need: StaffNeed }) {
  const { t, i18n } = useLingui();
  const course = need.course?.title ?? "";
  switch (need.kind) {
    case "meeting":
      return need.has_meeting
        ? t`“${need.title}” is not up to date at its service`
        : t`“${need.title}” has no meeting`;
    case "reports":
      return <Plural value={need.count} one="# text was reported" other="# texts were reported" />;
    case "requests":
      return (
        <Plural
          value={need.count}
          one={`# person asks to join “${course}”`}
          other={`# people ask to join “${course}”`}
        />
      );
    case "begins": {
      const when = daysInWords(need.in_days, i18n.locale);
      return t`“${course}” begins ${when}`;
    }
    case "ends": {
      const when = daysInWords(need.in_days, i18n.locale);
      return t`“${course}” ends ${when}`;
    }
    case "opinions":
      return need.count < MOST_COUNTED ? (
        <Plural value={need.count} one="# new opinion" other="# new opinions" />
      ) : (
        <Trans>{MOST_COUNTED} new opinions or more</Trans>
      );
    case "question":
      return t`Most get a question wrong`;
    case "quiet":
      return (
        <Plural
          value={need.count}
          one="# student has been quiet for a week"
          other="# students have been quiet for a week"
        />
      );
    case "nobody":
      return t`Nobody takes “${course}” yet`;
    case "unsaved":
      return need.course === null
        ? t`A new course is not saved yet`
        : t`Changes in “${need.title}” are not saved yet`;
    case "draft":
      return t`“${course}” is not published yet`;
  }
}
