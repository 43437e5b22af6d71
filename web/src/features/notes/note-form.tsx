import { useLingui } from "@lingui/react/macro";
import { MAX_NOTE } from "@paso/contract";
import { useState } from "react";

import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { NoteFailure } from "./note-failure.tsx";
import { useNote } from "./use-note.ts";

interface NoteFormProps {
  pageId: number;
  userId: number;
  /** The note as the server has it. */
  saved: string;
}

/** Notes being written: kept on the device from the first keystroke until they are saved. */
export function NoteForm(props: NoteFormProps) {
  const { t } = useLingui();
  const [divider] = useState(t`— Written in another tab or on another device: —`);
  const { text, unsaved, merged, isConflict, change, save, send } = useNote({ ...props, divider });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid gap-4"
    >
      {merged && (
        <Alert
          tone="warm"
          title={t`These notes were also changed in another tab or on another device.`}
        >
          {isConflict && t`Both versions are below, yours first. Put them in order, then save.`}
        </Alert>
      )}
      <textarea
        // The dialog had nothing to focus while the notes were loading.
        ref={takeFocus}
        dir="auto"
        value={text}
        onChange={(event) => change(event.target.value)}
        rows={20}
        maxLength={MAX_NOTE}
        aria-label={t`Notes on this page`}
        className="block max-h-[60dvh] w-full rounded-control border border-edge bg-paper px-4 py-3 text-base hover:border-ink"
      />
      {save.failure && (
        <NoteFailure title={t`Your notes were not saved.`} error={save.failure}>
          <p>{t`What you wrote is kept on this device.`}</p>
        </NoteFailure>
      )}
      <div className="flex items-center gap-4">
        <Button type="submit" busy={save.sending} className="shrink-0">
          {t`Save notes`}
        </Button>
        {/* Sized for its longest text, to avoid a layout shift. */}
        <div className="flex min-h-17 min-w-0 flex-1 items-center text-small sm:min-h-11">
          {save.message !== null && !unsaved && (
            <p role="status" className="flex gap-2 font-semibold">
              <Icon name="check" className="size-5 text-(--right)" />
              {save.message}
            </p>
          )}
          {unsaved && !save.sending && !save.failure && (
            <p className="text-muted">{t`Not saved yet. Kept on this device.`}</p>
          )}
        </div>
      </div>
    </form>
  );
}

function takeFocus(field: HTMLTextAreaElement | null): void {
  field?.focus();
}
