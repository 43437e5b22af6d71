import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";
import { useState, type SubmitEvent } from "react";

import { Button } from "../ui/staff/button.tsx";
import { Dialog } from "../ui/staff/dialog.tsx";
import { TextField } from "../ui/staff/text-field.tsx";

/** Addresses that the server allows: web, mail and telephone links, this course's files and pages. */
const ALLOWED = /^(https?:\/\/|mailto:|tel:|files\/|#|\/(?!\/))/i;

/** Makes the selected text a link, or changes or removes the one the cursor is in. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui();
  const [present] = useState(() => String(editor.getAttributes("link")["href"] ?? ""));
  const [address, setAddress] = useState(present);
  /** Nothing is selected that could become the link. */
  const [isNew] = useState(() => present === "" && editor.state.selection.empty);
  const [text, setText] = useState("");
  const [isRefused, setRefused] = useState(false);

  function apply(event: SubmitEvent): void {
    event.preventDefault();
    const typed = address.trim();
    const href = ALLOWED.test(typed) ? typed : `https://${typed}`;
    if (typed === "" || (!ALLOWED.test(typed) && !URL.canParse(href))) return setRefused(true);
    onClose();
    const chain = editor.chain().focus().extendMarkRange("link");
    if (isNew) {
      chain.insertContent({
        type: "text",
        text: text.trim() || typed,
        marks: [{ type: "link", attrs: { href } }],
      });
    } else chain.setMark("link", { href });
    chain.run();
  }

  function remove(): void {
    onClose();
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
  }

  return (
    <Dialog open onClose={onClose} title={t`Link`}>
      <form onSubmit={apply} noValidate>
        <TextField
          label={t`Address`}
          type="url"
          placeholder="https://"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the author has just opened this dialog
          autoFocus
          value={address}
          error={isRefused ? t`Enter an address, such as https://example.org.` : undefined}
          onChange={setAddress}
        />
        {isNew && (
          <TextField
            className="mt-4"
            label={t`Text of the link`}
            hint={t`Without one, the address is shown.`}
            value={text}
            onChange={setText}
          />
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          {present !== "" && (
            <Button variant="danger" className="me-auto" onPress={remove}>
              {t`Remove link`}
            </Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit">{t`Apply`}</Button>
        </div>
      </form>
    </Dialog>
  );
}
