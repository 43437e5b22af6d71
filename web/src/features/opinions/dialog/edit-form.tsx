import { useLingui } from "@lingui/react/macro";
import { MAX_ANSWER, type OpenedOpinion, countWords } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";

import { ApiError } from "../../../api/index.ts";
import { dropDraft, keepDraft, readDraft } from "../../../session/unsent-drafts.ts";
import { useResend } from "../../../session/use-resend.ts";
import { Button } from "../../../ui/student/button.tsx";
import { FieldError } from "../../../ui/student/field-error.tsx";
import { putOpinion } from "../api.ts";
import { OpinionFailure } from "../opinion-failure.tsx";
import { fieldClass } from "./field-class.ts";
import { focus } from "./focus.ts";

/** Names what is typed here among the drafts on the device. */
export function editDraftOf(opinionId: number): string {
  return `opinion-${opinionId}`;
}

interface EditFormProps {
  opinion: OpenedOpinion;
  userId: number;
  onSaved: (answer: string) => void;
  onClose: () => void;
}

/** One's own opinion being changed: kept on the device until the server has it. */
export function EditForm({ opinion, userId, onSaved, onClose }: EditFormProps) {
  const { t } = useLingui();
  const id = useId();
  const draftOf = editDraftOf(opinion.id);
  const [text, setText] = useState(() => readDraft(userId, draftOf) ?? opinion.answer);
  const save = useMutation({
    mutationFn: () => putOpinion(opinion.id, text),
    onSuccess({ answer }) {
      dropDraft(userId, draftOf);
      onSaved(answer);
    },
  });
  useResend(save.error, () => save.mutate());
  const fault = save.error instanceof ApiError ? save.error.fieldMessages["answer"] : undefined;

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
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-words ${id}-error`}
          onChange={(event) => {
            setText(event.target.value);
            keepDraft(userId, draftOf, event.target.value);
            save.reset();
          }}
          className={fieldClass}
        />
        <p id={`${id}-words`} className="mt-1.5 text-small text-muted tabular-nums">
          <WordCount opinion={opinion} count={countWords(text)} />
        </p>
        <FieldError id={`${id}-error`} message={fault} />
      </div>
      {save.isError && !fault && (
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
            dropDraft(userId, draftOf);
            onClose();
          }}
        >
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}

/** The words so far beside the bound that matters now. */
function WordCount({ opinion, count }: { opinion: OpenedOpinion; count: number }) {
  const { t } = useLingui();
  const { min_words: min, max_words: max } = opinion;
  if (min && count < min) return t`Min words: ${`${count}/${min}`}`;
  if (max) return t`Max words: ${`${count}/${max}`}`;
  return null;
}
