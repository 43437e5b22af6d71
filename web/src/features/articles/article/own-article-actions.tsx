import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { DiscussionFailure } from "../../../discussion/discussion-failure.tsx";
import { PathLink } from "../../../ui/path-link.tsx";
import { Button, buttonClass } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { type ArticlePath, dropArticle } from "../queries/article-queries.ts";

interface OwnArticleActionsProps {
  path: ArticlePath;
  gone: string;
  /** Null if it can no longer be edited. */
  editPath: string | null;
  onDeleted: () => void;
}

/** Edits or deletes the user's own article; deleting asks for confirmation. */
export function OwnArticleActions({ path, gone, editPath, onDeleted }: OwnArticleActionsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => dropArticle(path),
    onSuccess() {
      queryClient.removeQueries({ queryKey: ["articles", path.courseId] });
      onDeleted();
    },
  });
  return (
    <>
      {editPath !== null && (
        <PathLink path={editPath} className={buttonClass("quiet")}>
          {t`Edit`}
        </PathLink>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t`Delete`}
      </Button>
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} title={t`Delete this article?`}>
          <p>{t`Its comments go with it. This cannot be undone.`}</p>
          {remove.isError && <DiscussionFailure error={remove.error} gone={gone} />}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button busy={remove.isPending} onClick={() => remove.mutate()}>
              {t`Delete article`}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t`Keep it`}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
