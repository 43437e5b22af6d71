import { useLingui } from "@lingui/react/macro";
import {
  type ArticleForm,
  editArticle,
  MAX_ARTICLE_TITLE,
  MAX_TAG,
  MAX_TAGS,
  shareArticle,
} from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";

import { ApiError, call, callOnce, describeFailure } from "../../api/index.ts";
import { RichTextField } from "../../rich-text/rich-text-part.ts";
import { useRetry } from "../../session/use-retry.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/staff/alert.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { useFaultFocus } from "../../ui/staff/use-fault-focus.ts";
import { formOf, useUnsentArticle } from "./use-unsent-article.ts";

interface ArticleEditorProps {
  courseId: number;
  /** Null for a new one. */
  articleId: number | null;
  /** The saved article; null for a new one. */
  saved: ArticleForm | null;
  userId: number;
  /** Called with the article's id once the server has it. */
  onSaved: (articleId: number) => void;
  onCancel: () => void;
}

/** Shares a text or a link, or edits one; input is kept on the device until it is sent. */
export function ArticleEditor(props: ArticleEditorProps) {
  return (
    <StaffKit>
      <Form {...props} />
    </StaffKit>
  );
}

function Form({ courseId, articleId, saved, userId, onSaved, onCancel }: ArticleEditorProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { typed, isChanged, change, discard } = useUnsentArticle({
    userId,
    courseId,
    articleId,
    saved,
  });
  const save = useMutation({
    mutationFn: () => {
      const body = formOf(typed);
      return articleId === null
        ? callOnce(shareArticle, { params: { courseId }, body })
        : call(editArticle, { params: { courseId, articleId }, body });
    },
    onSuccess({ id }) {
      discard();
      queryClient.removeQueries({ queryKey: ["articles", courseId] });
      queryClient.removeQueries({ queryKey: ["article", courseId, id] });
      onSaved(id);
    },
  });
  useRetry(save.error, () => save.mutate());
  const form = useFaultFocus(save.error);
  const issues = save.error instanceof ApiError ? save.error.fieldMessages : {};
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: issues[name],
    isDisabled: save.isPending,
    onChange(value: string) {
      change({ [name]: value });
      save.reset();
    },
  });
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <TextField
        label={t`Title`}
        hint={t`You may leave it empty for a link: the title of its page is shown then.`}
        maxLength={MAX_ARTICLE_TITLE}
        {...field("title")}
      />
      <Suspense fallback={<Loading className="min-h-90" />}>
        <RichTextField label={t`Text`} {...field("text")} />
      </Suspense>
      <TextField
        label={t`Link`}
        hint={t`The address of a page, if you share one. Its title, its description and its picture appear below your text after a moment.`}
        type="url"
        placeholder="https://"
        {...field("link")}
      />
      <TextField
        label={t`Tags`}
        hint={t`Up to ${MAX_TAGS} words by which others find it, separated by commas; each of at most ${MAX_TAG} characters.`}
        {...field("tags")}
      />
      {save.isError && Object.keys(issues).length === 0 && (
        <Alert tone="wrong" title={t`Your article was not saved.`}>
          <FailureText {...describeFailure(save.error)} />
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={save.isPending}>
          {articleId === null ? t({ message: "Share", context: "article" }) : t`Save`}
        </Button>
        <Button
          variant="quiet"
          onPress={() => {
            discard();
            onCancel();
          }}
        >
          {t`Cancel`}
        </Button>
        {isChanged && !save.isPending && (
          <p className="text-small text-muted">{t`Not sent yet. Kept on this device.`}</p>
        )}
      </div>
    </form>
  );
}
