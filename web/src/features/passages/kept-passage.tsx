import { useLingui } from "@lingui/react/macro";
import type { Passage } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure, writeQuery } from "../../api/index.ts";
import { useUser } from "../../session/session-query.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { scrollToElement } from "../../ui/scroll-to-element.ts";
import { Button } from "../../ui/student/button.tsx";
import { NoteDialog } from "./note/note-dialog.tsx";
import { useUnsentNote } from "./note/use-unsent-note.ts";
import { deletePassage, passagesQuery, putNote } from "./passage-queries.ts";

interface KeptPassageProps {
  pageId: number;
  passage: Passage;
  /** Null if the text no longer contains it. */
  range: Range | null;
}

/** A kept passage: show it in its text, edit its note, or remove it. */
export function KeptPassage({ pageId, passage, range }: KeptPassageProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isNoting, setIsNoting] = useState(false);
  const query = passagesQuery(pageId);
  const userId = useUser()?.id ?? 0;
  const unsent = useUnsentNote({ userId, passageId: passage.id, saved: passage.note });
  const change = useMutation({
    mutationFn: (note: string) => putNote(passage.id, note),
    onSuccess: async (changed) => {
      await writeQuery(queryClient, query, (before) =>
        before?.map((one) => (one.id === changed.id ? changed : one)),
      );
      unsent.forget();
      setIsNoting(false);
    },
  });
  const remove = useMutation({
    mutationFn: () => deletePassage(passage.id),
    onSuccess: () => {
      unsent.forget();
      return writeQuery(queryClient, query, (before) =>
        before?.filter(({ id }) => id !== passage.id),
      );
    },
  });
  return (
    <li>
      <blockquote dir="auto" className="passages-quote">
        {passage.quote}
      </blockquote>
      {passage.note !== "" && (
        <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap">
          {passage.note}
        </p>
      )}
      {unsent.isUnsaved && !isNoting && (
        <p className="mt-2 text-small text-warm">
          {t`Your changes to the note are not saved yet. They are kept on this device.`}
        </p>
      )}
      {range === null && (
        <p className="mt-2 text-small text-muted">
          {t`The text has changed and no longer contains this passage. Your workbook keeps it.`}
        </p>
      )}
      {remove.error && (
        <p role="alert" className="text-small text-wrong">
          <FailureText {...describeFailure(remove.error)} />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {range && (
          <Button variant="plain" onClick={() => showRange(range)}>
            {t`Show in the text`}
          </Button>
        )}
        <Button variant="plain" aria-haspopup="dialog" onClick={() => setIsNoting(true)}>
          {passage.note === "" ? t`Write a note` : t`Change the note`}
        </Button>
        <Button variant="plain" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t`Remove`}
        </Button>
      </div>
      {isNoting && (
        <NoteDialog
          title={t`Your note on this passage`}
          quote={passage.quote}
          note={unsent.note}
          isUnsaved={unsent.isUnsaved}
          onChange={unsent.change}
          busy={change.isPending}
          error={change.error}
          onSave={() => change.mutate(unsent.note)}
          onClose={() => setIsNoting(false)}
        />
      )}
    </li>
  );
}

function showRange(range: Range): void {
  const { startContainer } = range;
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  if (element) scrollToElement(element);
}
