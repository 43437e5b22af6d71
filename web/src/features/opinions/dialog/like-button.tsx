import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { OpenedOpinion } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { describeFailure, isTurnedDown } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { LikeMark } from "../opinion/like-mark.tsx";
import { postLike } from "../opinion/opinion-queries.ts";
import type { OpenedOpinionState } from "./use-opened-opinion.ts";

interface LikeButtonProps {
  opinion: OpenedOpinion;
  state: OpenedOpinionState;
  onNews: (news: ReactNode) => void;
}

/** Likes an opinion, or takes the like back. */
export function LikeButton({ opinion, state, onNews }: LikeButtonProps) {
  const { t } = useLingui();
  const like = useMutation({
    mutationFn: () => postLike(opinion.id),
    async onSuccess(now) {
      await state.update(now);
      onNews(now.liked ? t`You like this opinion.` : t`Your like is taken back.`);
    },
    onError(error) {
      onNews(<FailureText {...describeFailure(error)} />);
      // The answer may have been lost on its way, not the like.
      if (!isTurnedDown(error)) void state.opened.refetch();
    },
  });
  // Shown as it will be, but written once it is: what is fetched meanwhile must not mix the two.
  const liked = opinion.liked !== like.isPending;
  const count = opinion.like_count + (like.isPending ? (liked ? 1 : -1) : 0);
  return (
    <Button
      variant="quiet"
      aria-pressed={liked}
      onClick={({ detail }) => {
        // A double click is a like, not one that is taken back at once.
        if (!like.isPending && detail < 2) like.mutate();
      }}
    >
      <span className={liked ? "text-accent" : ""}>
        <LikeMark filled={liked} />
      </span>
      {t`I like it`}
      <span className="font-normal text-muted tabular-nums">
        · {plural(count, { one: "# like", other: "# likes" })}
      </span>
    </Button>
  );
}
