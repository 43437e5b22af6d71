import { useLingui } from "@lingui/react/macro";
import { PASSAGE_LENGTH } from "@paso/contract";
import { useId } from "react";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { Icon } from "../../../ui/student/icon.tsx";

interface NoteDialogProps {
  title: string;
  quote: string;
  note: string;
  /** Whether there are unsaved changes, which are kept on the device. */
  isUnsaved: boolean;
  onChange: (note: string) => void;
  busy: boolean;
  /** Why saving failed; input is kept. */
  error: Error | null;
  onSave: () => void;
  onClose: () => void;
}

/** A passage, and the user's note on it. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, quote, note, isUnsaved, busy, error, onSave, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSave();
        }}
      >
        <blockquote dir="auto" className="passages-quote">
          {quote}
        </blockquote>
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {t`Your note`}
          </label>
          <textarea
            id={id}
            dir="auto"
            value={note}
            onChange={(event) => props.onChange(event.target.value)}
            rows={6}
            maxLength={PASSAGE_LENGTH.note}
            className="block max-h-[60dvh] w-full rounded-control border border-edge bg-paper px-4 py-3 text-base hover:border-ink"
          />
          <p className="mt-2 flex items-start gap-1.5 text-small text-muted">
            <Icon name="lock" className="mt-0.5 size-4.5" />
            {t`Only you will see this, in your workbook.`}
          </p>
        </div>
        {error && (
          <Alert tone="wrong" title={t`This was not saved.`}>
            <FailureText {...describeFailure(error)} />
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={busy}>
            {t`Save`}
          </Button>
          {isUnsaved && !busy && (
            <p className="text-small text-muted">{t`Not saved yet. Kept on this device.`}</p>
          )}
        </div>
      </form>
    </Dialog>
  );
}
