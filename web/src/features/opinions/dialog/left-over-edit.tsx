import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { dropUnsentText, readUnsentText } from "../../../session/unsent-text.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { unsentEditKey } from "./edit-form.tsx";

/** An edit of the viewer's opinion that was refused as too late: kept until discarded. */
export function LeftOverEdit({ opinionId, userId }: { opinionId: number; userId: number }) {
  const { t } = useLingui();
  const what = unsentEditKey(opinionId);
  const [text, setText] = useState(() => readUnsentText(userId, what));
  if (text === null) return null;
  return (
    <div className="mt-4">
      <Alert
        tone="calm"
        title={t`Your opinion could no longer be changed. This was not saved, and is kept on this device:`}
      >
        <blockquote
          dir="auto"
          className="my-2 border-s-4 border-line ps-4 wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </blockquote>
        <Button
          variant="quiet"
          onClick={() => {
            dropUnsentText(userId, what);
            setText(null);
          }}
        >
          {t`Discard`}
        </Button>
      </Alert>
    </div>
  );
}
