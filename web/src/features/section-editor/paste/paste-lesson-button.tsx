import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";

import type { ClipboardTexts } from "../../../lesson-text/read-clipboard.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { useUser } from "../../../session/session-query.ts";
import { readUnsentText } from "../../../session/unsent-text.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { useEditor } from "../sections/editor-context.ts";

const PasteHere = lazyPart(async () => (await import("./paste-here.tsx")).PasteHere, {
  texts: "admin",
  dialog: true,
});

interface PasteLessonButtonProps {
  draftKey: string;
  /** Called with the key of the first added section. */
  onAdded: (key: string | undefined) => void;
}

/**
 * Opens the dialog that turns a text into sections. Pasting outside a field opens it, too, and so does an
 * unfinished text from an earlier visit.
 */
export function PasteLessonButton({ draftKey, onAdded }: PasteLessonButtonProps) {
  const { t } = useLingui();
  const userId = useUser()?.id ?? 0;
  const draftName = `lesson.${draftKey}`;
  const busy = useEditor((state) => state.busy);
  const [pasted, setPasted] = useState<ClipboardTexts | null>(null);
  const [isOpen, setOpen] = useState(() => readUnsentText(userId, draftName) !== null);

  useEffect(() => {
    if (busy) return undefined;
    const open = (event: ClipboardEvent) => {
      const { target, clipboardData: data } = event;
      const isField =
        target instanceof Element && target.closest("input, textarea, [contenteditable]");
      // Until its field is rendered, pasted text is for it, too, unless it starts with a stored text.
      const isBegun = readUnsentText(userId, draftName) !== null;
      if (isField || isBegun || !data?.getData("text/plain").trim()) return;
      // It would be pasted once more, into the field that takes the focus.
      event.preventDefault();
      const read = (type: keyof ClipboardTexts) => data.getData(type);
      setPasted({
        "text/html": read("text/html"),
        "text/plain": read("text/plain"),
        "text/rtf": read("text/rtf"),
      });
      setOpen(true);
    };
    document.addEventListener("paste", open);
    return () => document.removeEventListener("paste", open);
  }, [busy, userId, draftName]);

  return (
    <>
      <Button variant="quiet" isDisabled={busy} onPress={() => setOpen(true)}>
        {t`Paste a lesson`}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PasteHere
            userId={userId}
            draftName={draftName}
            pasted={pasted}
            onAdded={onAdded}
            onClose={() => {
              setOpen(false);
              setPasted(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
