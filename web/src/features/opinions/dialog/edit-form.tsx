import { useLingui } from "@lingui/react/macro";
import { MAX_ANSWER, type OpenedOpinion, countWords } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";

import { ApiError } from "../../../api/index.ts";
import { fieldClass } from "../../../discussion/field-class.ts";
import { focus } from "../../../discussion/focus.ts";
import { dropUnsentText, keepUnsentText, readUnsentText } from "../../../session/unsent-text.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { Button } from "../../../ui/student/button.tsx";
import { FieldError } from "../../../ui/student/field-error.tsx";
import { OpinionFailure } from "../opinion/opinion-failure.tsx";
import { putOpinion } from "../opinion/opinion-queries.ts";

/** Key of the draft of an edit. */
export function unsentEditKey(opinionId: number): string {
  return `opinion-${opinionId}`;
}

interface EditFormProps {
  opinion: OpenedOpinion;
  userId: number;
  onSaved: (answer: string) => Promise<void>;
  onClose: () => void;
}

/** Edits the viewer's own opinion: kept on the device until it is saved. */
export function EditForm({ opinion, userId, onSaved, onClose }: EditFormProps) {
  const { t } = useLingui();
  const id = useId();
  const draftOf = unsentEditKey(opinion.id);
  const [text, setText] = useState(() => readUnsentText(userId, draftOf) ?? opinion.answer);
  const save = useMutation({
    mutationFn: () => putOpinion(opinion.id, text),
    onSuccess({ answer }) {
      dropUnsentText(userId, draftOf);
      return onSaved(answer);
    },
  });
  useRetry(save.error, () => save.mutate());
  const issue = save.error instanceof ApiError ? save.error.fieldMessages["answer"] : undefined;

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <div>
        <textarea
          dir="auto"
          rows={5}
          ref={focus}
          value={text}
          maxLength={MAX_ANSWER}
          readOnly={save.isPending}
          aria-label={t`Your opinion`}
          aria-invalid={issue ? true : undefined}
          aria-describedby={`${id}-words ${id}-error`}
          onChange={(event) => {
            setText(event.target.value);
            keepUnsentText(userId, draftOf, event.target.value);
            save.reset();
          }}
          className={fieldClass}
        />
        <p id={`${id}-words`} className="mt-1.5 text-small text-muted tabular-nums">
          <WordCount opinion={opinion} count={countWords(text)} />
        </p>
        <FieldError id={`${id}-error`} message={issue} />
      </div>
      {save.isError && !issue && (
        <OpinionFailure title={t`Your changes were not saved.`} error={save.error}>
          <p>{t`Your text is kept on this device.`}</p>
        </OpinionFailure>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {t`Save changes`}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            dropUnsentText(userId, draftOf);
            onClose();
          }}
        >
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}

/** The word count next to the limit that currently applies. */
function WordCount({ opinion, count }: { opinion: OpenedOpinion; count: number }) {
  const { t } = useLingui();
  const { min_words: min, max_words: max } = opinion;
  if (min && count < min) return t`Min words: ${`${count}/${min}`}`;
  if (max) return t`Max words: ${`${count}/${max}`}`;
  return null;
}
