import { Plural, useLingui } from "@lingui/react/macro";
import type { CourseOpinion } from "@paso/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useId, useState } from "react";

import { DecisionButtons } from "../../moderation/decision-buttons.tsx";
import { PostDetails } from "../../moderation/post-details.tsx";
import { StaffCommentForm } from "../../moderation/staff-comment-form.tsx";
import { TextFacts } from "../../moderation/text-facts.tsx";
import type { Decide } from "../../moderation/use-decide.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { courseOpinionQuery, postComment, showChange } from "./api.ts";
import { PinButton } from "./pin-button.tsx";

interface ModeratedOpinionProps {
  opinion: CourseOpinion;
  /** Whether this user may moderate, or only read. */
  mayModerate: boolean;
  decide: Decide;
}

/** A student's opinion as staff see it; its reports and comments open below it. */
export function ModeratedOpinion({ opinion, mayModerate, decide }: ModeratedOpinionProps) {
  const { t } = useLingui();
  const detailsId = useId();
  const { id, author, comments, likes, views, open_reports: reports } = opinion;
  // Expanded from the start if a decision is pending.
  const [open, setOpen] = useState(reports > 0);
  return (
    <li className="border-line px-5 py-4 not-first:border-t">
      <TextFacts text={opinion} openReports={reports} />
      <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
        {opinion.text}
      </p>
      <p className="mt-2 text-small text-muted wrap-anywhere">
        {[...opinion.path, opinion.question].join(" · ")}
      </p>
      <p className="flex flex-wrap gap-x-4 text-small text-muted tabular-nums">
        <span>
          <Plural value={likes} one="# like" other="# likes" />
        </span>
        <span>
          <Plural value={comments} one="# comment" other="# comments" />
        </span>
        <span>
          <Plural value={views} one="shown # time" other="shown # times" />
        </span>
        {reports > 0 && (
          <span className="font-semibold text-warm">
            <Plural value={reports} one="# open report" other="# open reports" />
          </span>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          icon={open ? "up" : "down"}
          aria-label={t`Comments and reports on the opinion of ${author}`}
          aria-expanded={open}
          aria-controls={detailsId}
          onPress={() => setOpen(!open)}
        >
          {t`Comments and reports`}
        </Button>
        {mayModerate && <PinButton key={`${opinion.hidden} ${reports}`} opinion={opinion} />}
        {mayModerate && (
          <DecisionButtons
            decide={decide}
            postId={id}
            commentId={null}
            names={{
              hide: t`Hide the opinion of ${author}`,
              restore: t`Restore the opinion of ${author}`,
              keep: t`Keep the opinion of ${author}`,
            }}
            hidden={opinion.hidden}
            reported={reports > 0}
          />
        )}
      </div>
      <div id={detailsId}>
        {open && (
          <Details
            postId={id}
            mayModerate={mayModerate}
            mayComment={mayModerate && !opinion.hidden}
            decide={decide}
          />
        )}
      </div>
    </li>
  );
}

interface DetailsProps extends Omit<ComponentProps<typeof PostDetails>, "details"> {
  mayComment: boolean;
}

function Details({ mayComment, ...props }: DetailsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { postId } = props;
  const query = courseOpinionQuery(postId);
  return (
    <>
      <PostDetails {...props} details={useInfiniteQuery(query)} />
      {mayComment && (
        <div className="mt-4 max-w-prose">
          <StaffCommentForm
            about={`opinion-${postId}`}
            hint={t`Its author is told, and everyone who can read this opinion will see it with your first name.`}
            send={(sealed) => postComment(postId, sealed)}
            onSent={({ comment_count: comments }) => {
              void showChange(queryClient, postId, { comments });
              void queryClient.invalidateQueries({ queryKey: query.queryKey });
            }}
          />
        </div>
      )}
    </>
  );
}
