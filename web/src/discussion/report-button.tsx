import { useLingui } from "@lingui/react/macro";
import { MAX_REASON } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";

import { useUser } from "../session/session-query.ts";
import { dropUnsentText, keepUnsentText, readUnsentText } from "../session/unsent-text.ts";
import { useRetry } from "../session/use-retry.ts";
import { Button } from "../ui/student/button.tsx";
import { DiscussionFailure } from "./discussion-failure.tsx";
import { fieldClass } from "./field-class.ts";
import { focus } from "./focus.ts";
import { QuietAction } from "./quiet-action.tsx";
import type { Thread } from "./thread.ts";

interface ReportButtonProps {
  /** What is reported, such as "Report the comment of Ada". */
  label: string;
  thread: Thread;
  /** Null if the text itself is meant. */
  commentId: number | null;
  reported: boolean;
  /** Puts the report on the screen. */
  onReported: () => Promise<void>;
}

/** Reports a text to the staff, once, with an optional reason, which is kept until it is sent. */
export function ReportButton({
  label,
  thread,
  commentId,
  reported,
  onReported,
}: ReportButtonProps) {
  const { t } = useLingui();
  const id = useId();
  const [stage, setStage] = useState<"new" | "open" | "cancelled" | "sent">("new");
  const userId = useUser()?.id ?? 0;
  const draft = `report-${thread.name}-${commentId ?? "text"}`;
  const [reason, setReason] = useState(() => readUnsentText(userId, draft) ?? "");
  const report = useMutation({
    mutationFn: () => thread.postReport(commentId, reason),
    async onSuccess() {
      dropUnsentText(userId, draft);
      await onReported();
      setStage("sent");
    },
  });
  useRetry(report.error, () => report.mutate());

  function cancel(): void {
    // A pending report is cancelled; the reason is kept for a change of mind.
    report.reset();
    setStage("cancelled");
  }

  if (reported) {
    return (
      // The form, which had the focus, is gone.
      <span ref={stage === "sent" ? focus : null} tabIndex={-1} className="text-small text-muted">
        {t`Reported by you`}
      </span>
    );
  }
  if (stage !== "open") {
    return (
      <QuietAction
        aria-label={label}
        ref={stage === "cancelled" ? focus : null}
        onClick={() => setStage("open")}
      >
        {t`Report`}
      </QuietAction>
    );
  }
  return (
    <form
      aria-label={label}
      className="grid w-full gap-3 rounded-control border border-line bg-paper p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!report.isPending) report.mutate();
      }}
    >
      <div>
        <label htmlFor={id} className="block font-semibold">
          {t`What is wrong with it?`}
        </label>
        <p id={`${id}-hint`} className="mb-1.5 text-small text-muted">
          {t`The staff will read it; nobody else will know that you reported it. You can leave this empty. At most ${MAX_REASON} characters.`}
        </p>
        <textarea
          dir="auto"
          id={id}
          rows={2}
          ref={focus}
          value={reason}
          maxLength={MAX_REASON}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setReason(event.target.value);
            keepUnsentText(userId, draft, event.target.value);
            report.reset();
          }}
          className={fieldClass}
        />
      </div>
      {report.isError && <DiscussionFailure error={report.error} gone={thread.gone} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={report.isPending}>
          {t`Send report`}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
