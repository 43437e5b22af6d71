import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type CSSProperties, useState } from "react";

import { describeFailure, randomKey, writeQuery } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Button } from "../../ui/student/button.tsx";
import type { SelectedPassage } from "./anchor/describe-selection.ts";
import { NoteDialog } from "./note-dialog.tsx";
import { passagesQuery, postPassage } from "./passage-queries.ts";
import type { Selected } from "./reading/use-selected-passage.ts";

interface SelectionToolsProps {
  pageId: number;
  /** What is selected of this reading. */
  selected: Selected | null;
}

/** Beside a selection: keep it, alone or with a note. It follows the text, so Tab leads to it. */
export function SelectionTools({ pageId, selected }: SelectionToolsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [noted, setNoted] = useState<{ passage: SelectedPassage; key: string } | null>(null);
  // On a touch screen a press takes the selection away before it is a click.
  const [held, setHeld] = useState<Selected | null>(null);
  const { mutate, isPending, error, isSuccess, reset } = useMutation({
    mutationFn: (sent: Parameters<typeof postPassage>[1]) => postPassage(pageId, sent),
    onSuccess: async (kept) => {
      await writeQuery(queryClient, passagesQuery(pageId), (before) => [...(before ?? []), kept]);
      getSelection()?.removeAllRanges();
      close();
    },
  });
  const shown = selected ?? held;

  function close(): void {
    setHeld(null);
    setNoted(null);
  }

  function letGo(): void {
    if (!isPending && !error) setHeld(null);
  }

  return (
    <>
      {shown && !noted && (
        <div
          className="passages-tools"
          role="toolbar"
          tabIndex={-1}
          aria-label={t`What you selected`}
          style={{ top: shown.top, "--end": `${shown.left}px` } as CSSProperties}
          // A press on it would clear the selection.
          onMouseDown={(event) => event.preventDefault()}
          onPointerDown={() => setHeld(shown)}
          onPointerCancel={letGo}
          onPointerLeave={letGo}
          onKeyDown={({ key }) => {
            if (key !== "Escape") return;
            reset();
            close();
            getSelection()?.removeAllRanges();
          }}
        >
          <Button
            busy={isPending}
            onClick={() => {
              setHeld(shown);
              mutate({ ...shown.passage, note: "", key: randomKey() });
            }}
          >
            {t({ message: "Keep", context: "passage" })}
          </Button>
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => {
              reset();
              setNoted({ passage: shown.passage, key: randomKey() });
            }}
          >
            {t`Keep with a note`}
          </Button>
          {error && (
            <p role="alert" className="text-small text-wrong">
              <FailureText {...describeFailure(error)} />
            </p>
          )}
        </div>
      )}
      {noted && (
        <NoteDialog
          title={t`Keep this passage`}
          quote={noted.passage.quote}
          busy={isPending}
          error={error}
          onSave={(note) => mutate({ ...noted.passage, note, key: noted.key })}
          onClose={close}
        />
      )}
      <p role="status" className="sr-only">
        {selected && !noted && t`Press Tab for the button that keeps what you selected.`}
        {!shown && isSuccess && t`Kept in your workbook.`}
      </p>
    </>
  );
}
