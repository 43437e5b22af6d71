import { useLingui } from "@lingui/react/macro";
import type { ChangedQuestion, ResultPlace, SplitQuestion } from "@paso/contract";

import { formatPercent } from "../../../i18n/format-percent.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { Authored } from "../../../ui/staff/content-language.tsx";
import type { Audience } from "../parts/audience.ts";
import { pageResultsPath, presentPath } from "../parts/results-address.ts";

interface PreparedQuestionProps {
  courseId: number;
  /** Whose answers its figure counts. */
  audience: Audience;
  place: ResultPlace;
  split?: SplitQuestion;
  moved?: ChangedQuestion;
}

/** A question worth discussing in class, with its figure. */
export function PreparedQuestion({
  courseId,
  audience,
  place,
  split,
  moved,
}: PreparedQuestionProps) {
  const { t } = useLingui();
  const { page, section } = place;
  if (!section) return null;
  const results = pageResultsPath(courseId, audience, { pageId: page.id, sectionId: section.id });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-small wrap-anywhere text-muted">
          <Authored>{page.title}</Authored>
        </p>
        <p className="font-semibold wrap-anywhere">
          <Authored>{section.title}</Authored>
        </p>
        <p className="mt-1 wrap-anywhere">
          {split && <SplitSentence split={split} />}
          {moved && t`${moved.changed} of ${moved.revised} changed their answer.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <PathLink path={results} className={buttonClass("plain")}>
          {t`See its results`}
        </PathLink>
        <PathLink
          path={presentPath(courseId, section.id, audience)}
          className={buttonClass("quiet")}
        >
          {t`Present`}
        </PathLink>
      </div>
    </li>
  );
}

function SplitSentence({ split }: { split: SplitQuestion }) {
  const { t, i18n } = useLingui();
  const { answers, options } = split;
  const [first, second] = options;
  const percent = (people: number) => formatPercent(people / answers, i18n.locale);
  const [most, next] = [percent(first.people), percent(second.people)];
  // Within a sentence an option loses its full stop.
  const [leader, follower] = [first, second].map(({ text }) => text.replace(/\.$/, ""));
  return t`Of ${answers} answers, ${most} are “${leader}” and ${next} “${follower}”.`;
}
