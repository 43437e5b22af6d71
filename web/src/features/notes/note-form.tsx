import { useLingui } from "@lingui/react/macro";
import { MAX_NOTE } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { dropDraft, keepDraft, readDraft } from "../../session/unsent-drafts.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { postNote } from "./api.ts";

interface NoteFormProps {
  pageId: number;
  userId: number;
  /** The note as the server has it. */
  saved: string;
}

/** Notes being written: kept on the device from the first key stroke until the server has them. */
export function NoteForm({ pageId, userId, saved }: NoteFormProps) {
  const { t } = useLingui();
  const draftOf = `note-${pageId}`;
  const [acknowledged, setAcknowledged] = useState(saved);
  const [text, setText] = useState(() => readDraft(userId, draftOf) ?? saved);
  const save = useMutation({
    mutationFn: (sent: string) => postNote(pageId, sent),
    onSuccess(_, sent) {
      setAcknowledged(sent);
      // What was typed while the notes were on their way is a draft still.
      if (readDraft(userId, draftOf) === sent) dropDraft(userId, draftOf);
    },
  });

  function change(typed: string): void {
    setText(typed);
    if (typed === acknowledged) dropDraft(userId, draftOf);
    else keepDraft(userId, draftOf, typed);
    if (!save.isPending) save.reset();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(text);
      }}
      className="grid gap-4"
    >
      <textarea
        value={text}
        onChange={(event) => change(event.target.value)}
        rows={20}
        maxLength={MAX_NOTE}
        aria-label={t`Notes on this page`}
        className="block max-h-[60dvh] w-full rounded-control border border-edge bg-paper px-4 py-3 text-base hover:border-ink"
      />
      {save.isError && (
        <Alert tone="wrong" title={t`Your notes were not saved.`}>
          <FailureText {...describeFailure(save.error)} />
        </Alert>
      )}
      {save.isSuccess && text === acknowledged && <Alert tone="right">{save.data}</Alert>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={save.isPending}>
          {t`Save notes`}
        </Button>
        {text !== acknowledged && !save.isPending && (
          <p className="text-small text-muted">{t`Not saved yet. Kept on this device.`}</p>
        )}
      </div>
    </form>
  );
}
