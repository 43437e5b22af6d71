import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Opinion } from "@paso/contract";

import { Avatar } from "../../ui/avatar.tsx";
import { VisuallyHidden } from "../../ui/student/visually-hidden.tsx";

/** A course mate's opinion in the list, with what others made of it. */
export function OpinionItem({ opinion }: { opinion: Opinion }) {
  return (
    <li className="flex gap-4 py-5">
      <Avatar name={opinion.first_name} picture={opinion.user.avatar} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{opinion.first_name}</p>
        <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{opinion.answer}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 text-small text-muted tabular-nums">
          <Likes count={opinion.likes} liked={opinion.liked} />
          <Comments count={opinion.comments} commented={opinion.commented} />
        </p>
      </div>
    </li>
  );
}

function Likes({ count, liked }: { count: number; liked: boolean }) {
  const { t } = useLingui();
  return (
    <span className={`flex items-center gap-1.5 ${liked ? "font-semibold text-accent" : ""}`}>
      <svg
        viewBox="0 0 24 24"
        className="size-4.5"
        fill={liked ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M12 20.5 4.3 12.8a5 5 0 0 1 7-7.1l.7.6.7-.6a5 5 0 0 1 7 7.1z" />
      </svg>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        {plural(count, { one: "# like", other: "# likes" })}
        {liked && `, ${t`yours among them`}`}
      </VisuallyHidden>
    </span>
  );
}

function Comments({ count, commented }: { count: number; commented: boolean }) {
  const { t } = useLingui();
  return (
    <span className={commented ? "font-semibold text-accent" : ""}>
      {plural(count, { 0: "No comments", one: "# comment", other: "# comments" })}
      {commented && ` · ${t`you commented`}`}
    </span>
  );
}
