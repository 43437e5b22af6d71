import { Plural, useLingui } from "@lingui/react/macro";
import type { StaffNeed } from "@paso/contract";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { formatPercent } from "../../../i18n/format-percent.ts";

/** Why a task is pending, and in which course. */
export function NeedReason({ need, timeZone }: { need: StaffNeed; timeZone: string }) {
  const { t, i18n } = useLingui();
  const course = need.course?.title ?? "";
  const inWords = (date: string) => formatLocalDate(date, i18n.locale);
  switch (need.kind) {
    case "meeting": {
      const when = `${inWords(need.date)} (${timeZone})`;
      return `${[course, when].filter(Boolean).join(", ")}: ${need.reason}`;
    }
    case "reports":
      return t`${course}: decide whether others go on reading it.`;
    case "requests":
      return t`They are waiting for your decision and will be notified of it.`;
    case "begins": {
      const date = inWords(need.date);
      return need.is_published
        ? t`${date} (${timeZone}). Its students can enter from then on.`
        : t`${date} (${timeZone}), and it is still a draft that students do not see.`;
    }
    case "ends": {
      const date = inWords(need.date);
      return (
        <>
          {t`${date} (${timeZone}).`}{" "}
          <Plural
            value={need.unfinished}
            one="# student has not finished it."
            other="# students have not finished it."
          />
        </>
      );
    }
    case "opinions":
      return t`${course}, since you last read its opinions.`;
    case "question": {
      const share = formatPercent(need.right_percent / 100, i18n.locale);
      return t`“${need.question}”: at most ${share} of ${need.people} people got it right. ${course}, ${need.page_title}.`;
    }
    case "quiet":
      return (
        <>
          {course}:{" "}
          {
            <Plural
              value={need.not_begun}
              _0="all of them have begun."
              one="# of them has not begun yet."
              other="# of them have not begun yet."
            />
          }
        </>
      );
    case "nobody":
      return t`Add students by name, from a list, or with a code for the classroom.`;
    case "unsaved": {
      const date = inWords(need.saved_at);
      return course === ""
        ? t`What you typed was kept on ${date} (${timeZone}).`
        : t`${course}: what you typed was kept on ${date} (${timeZone}).`;
    }
    case "draft":
      return (
        <Plural
          value={need.pages}
          _0="It has no page yet."
          one="It has # page, which students do not see until then."
          other="It has # pages, which students do not see until then."
        />
      );
  }
}
