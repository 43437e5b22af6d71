import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type CSSProperties, useEffect, useState } from "react";

import { describeFailure, randomKey, writeQuery } from "../../api/index.ts";
import { useUser } from "../../session/session-query.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Button } from "../../ui/student/button.tsx";
import { NoteDialog } from "./note/note-dialog.tsx";
import { UnfinishedNotice } from "./note/unfinished-notice.tsx";
import { type UnfinishedNote, useUnfinishedNotes } from "./note/use-unfinished-notes.ts";
import { passagesQuery, postPassage } from "./passage-queries.ts";
import type { Selected } from "./reading/use-selected-passage.ts";

interface SelectionToolsProps {
  pageId: number;
  sectionId: number;
  /** The selection within this reading. */
  selected: Selected | null;
}

/** Milliseconds for which it is shown that a passage was kept. */
const CONFIRMED_FOR = 4_000;

/** Tools next to a selection: keep it, alone or with a note. They follow the text in tab order. */
export function SelectionTools({ pageId, sectionId, selected }: SelectionToolsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const unfinished = useUnfinishedNotes(useUser()?.id ?? 0, sectionId);
  const [noted, setNoted] = useState<UnfinishedNote | null>(null);
  // On a touch screen a press clears the selection before the click event.
  const [held, setHeld] = useState<Selected | null>(null);
  // Where the tools were last used: there they say that it is done.
  const [place, setPlace] = useState<Selected | null>(null);
  const { mutate, isPending, error, isSuccess, reset } = useMutation({
    mutationFn: (sent: Parameters<typeof postPassage>[1]) => postPassage(pageId, sent),
    onSuccess: async (kept, { key }) => {
      unfinished.drop(key);
      await writeQuery(queryClient, passagesQuery(pageId), (before) => [...(before ?? []), kept]);
      getSelection()?.removeAllRanges();
      close();
    },
  });
  const shown = selected ?? held;
  const isDone = !shown && !noted && isSuccess;
  useEffect(() => {
    if (!isDone) return;
    const end = setTimeout(reset, CONFIRMED_FOR);
    return () => clearTimeout(end);
  }, [isDone, reset]);

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
          style={placeOf(shown)}
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
              setPlace(shown);
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
              setPlace(shown);
              setNoted({ passage: shown.passage, key: randomKey(), note: "" });
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
      {!noted &&
        unfinished.notes.map((one) => (
          <UnfinishedNotice
            key={one.key}
            quote={one.passage.quote}
            onContinue={() => {
              reset();
              setNoted(one);
            }}
            onDiscard={() => unfinished.drop(one.key)}
          />
        ))}
      {noted && (
        <NoteDialog
          title={t`Keep this passage`}
          quote={noted.passage.quote}
          note={noted.note}
          isUnsaved={noted.note !== ""}
          onChange={(note) => {
            setNoted({ ...noted, note });
            unfinished.keep({ ...noted, note });
          }}
          busy={isPending}
          error={error}
          onSave={() => mutate({ ...noted.passage, note: noted.note, key: noted.key })}
          onClose={close}
        />
      )}
      <p role="status" className="sr-only">
        {selected && !noted && t`Press Tab for the button that keeps what you selected.`}
        {isDone && t`Kept in your workbook.`}
      </p>
      {isDone && place && (
        <p aria-hidden="true" className="passages-tools" style={placeOf(place)}>
          {t`Kept in your workbook.`}
        </p>
      )}
    </>
  );
}

function placeOf({ top, left }: Selected): CSSProperties {
  return { top, "--end": `${left}px` } as CSSProperties;
}
