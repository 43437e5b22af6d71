import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Opinion } from "@paso/contract";

import { LikeMark } from "../../../discussion/like-mark.tsx";
import { VisuallyHidden } from "../../../ui/student/visually-hidden.tsx";

/** Reactions to an opinion, the viewer's included. */
export function OpinionCounts({ opinion }: { opinion: Opinion }) {
  return (
    <>
      <Likes count={opinion.likes} liked={opinion.liked} />
      <Comments count={opinion.comments} commented={opinion.commented} />
    </>
  );
}

function Likes({ count, liked }: { count: number; liked: boolean }) {
  const { t } = useLingui();
  return (
    <span className={`flex items-center gap-1.5 ${liked ? "font-semibold text-accent" : ""}`}>
      <LikeMark filled={liked} />
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
