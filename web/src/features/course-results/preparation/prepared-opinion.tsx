import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ClassOpinion } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { Authored } from "../../../ui/staff/content-language.tsx";

/** A student's text, without a name, with a link to it. */
export function PreparedOpinion({
  courseId,
  opinion,
}: {
  courseId: number;
  opinion: ClassOpinion;
}) {
  const { t } = useLingui();
  const { place, text, likes, comments } = opinion;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-small wrap-anywhere text-muted">
          <Authored>{place.section?.title ?? ""}</Authored>
        </p>
        <blockquote className="wrap-anywhere whitespace-pre-line">{text}</blockquote>
        {likes + comments > 0 && (
          <p className="mt-1 text-small text-muted">
            {plural(likes, { one: "# like", other: "# likes" })}
            {" · "}
            {plural(comments, { one: "# comment", other: "# comments" })}
          </p>
        )}
      </div>
      <PathLink
        path={`/authoring/courses/${courseId}/opinions?opinion=${opinion.id}`}
        className={`${buttonClass("plain")} -ms-2`}
      >
        {t`Open this opinion`}
      </PathLink>
    </li>
  );
}
