import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { describeFailure } from "../../api/index.ts";
import { useTypedText } from "../../drafts/use-typed-text.ts";
import { Button } from "../../ui/staff/button.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { useDecide } from "./use-decide.tsx";

interface DeclineDialogProps {
  courseId: number;
  /** The people to decline; empty while the dialog is closed. */
  userIds: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** Declines requests, optionally with a reason. */
export function DeclineDialog({ courseId, userIds, onClose, onDone }: DeclineDialogProps) {
  const { t } = useLingui();
  const { text: message, setText: setMessage } = useTypedText(`decline.${courseId}`);
  const decide = useDecide(courseId);
  const count = userIds.length;
  const submit = () =>
    decide.mutate(
      { user_ids: [...userIds], decision: "decline", message },
      {
        onSuccess() {
          setMessage("");
          onDone();
          onClose();
        },
      },
    );
  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      title={t`${plural(count, { one: "Decline # request", other: "Decline # requests" })}`}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!decide.isPending) submit();
        }}
      >
        <TextField
          label={t`Message (optional)`}
          hint={t`They see it with your answer, on the site and by e-mail.`}
          name="message"
          rows={4}
          maxLength={1_000}
          value={message}
          onChange={setMessage}
        />
        <FormError failure={decide.error && describeFailure(decide.error)} />
        <div className="flex justify-end">
          <Button type="submit" busy={decide.isPending}>
            {t`Decline`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
