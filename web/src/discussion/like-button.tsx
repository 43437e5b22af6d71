import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { describeFailure, isTurnedDown } from "../api/index.ts";
import { FailureText } from "../ui/failure-text.tsx";
import { Button } from "../ui/student/button.tsx";
import { LikeMark } from "./like-mark.tsx";
import type { Thread, ThreadState } from "./thread.ts";

interface LikeButtonProps {
  thread: Thread;
  state: ThreadState;
  liked: boolean;
  count: number;
  onNews: (news: ReactNode) => void;
}

/** Likes a text, or undoes the like. */
export function LikeButton({ thread, state, onNews, ...now }: LikeButtonProps) {
  const { t } = useLingui();
  const like = useMutation({
    mutationFn: thread.postLike,
    async onSuccess(after) {
      await state.update(after);
      onNews(after.liked ? thread.liked : t`You no longer like this.`);
    },
    onError(error) {
      onNews(<FailureText {...describeFailure(error)} />);
      // The answer may have been lost, not the like.
      if (!isTurnedDown(error)) void state.opened.refetch();
    },
  });
  // Shown optimistically but not written to the cache: a fetch meanwhile must not mix the two.
  const liked = now.liked !== like.isPending;
  const count = now.count + (like.isPending ? (liked ? 1 : -1) : 0);
  return (
    <Button
      variant="quiet"
      aria-pressed={liked}
      onClick={({ detail }) => {
        // A double click is one like, not a like that is undone at once.
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
