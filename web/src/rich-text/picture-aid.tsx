import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";
import { useId } from "react";

import { SelectField } from "../ui/staff/select-field.tsx";
import { SwitchField } from "../ui/staff/switch-field.tsx";
import { TextField } from "../ui/staff/text-field.tsx";
import {
  type Alignment,
  alignPicture,
  captionPicture,
  findPicture,
  setPicture,
} from "./arrange-picture.ts";
import { COLUMN, fitWidth } from "./picture-width.ts";
import { useTextState } from "./use-text-state.ts";

/** The selected picture's alternative text and layout. */
export function PictureAid({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const widthId = useId();
  const alt = useTextState(editor, () => findPicture(editor)?.alt ?? "");
  const width = useTextState(editor, () => findPicture(editor)?.width ?? null);
  const align = useTextState(editor, () => findPicture(editor)?.align ?? null);
  const hasCaption = useTextState(editor, () => findPicture(editor)?.hasCaption ?? false);
  const most = useTextState(editor, () => findPicture(editor)?.most ?? COLUMN);
  const least = fitWidth(0, most);
  const shown = Math.min(width ?? most, most);
  const percent = Math.round((shown / COLUMN) * 100);
  const options: { id: Alignment | "none"; label: string }[] = [
    { id: "none", label: t`In the text` },
    { id: "left", label: t`Left, with text beside it` },
    { id: "center", label: t`In the middle` },
    { id: "right", label: t`Right, with text beside it` },
  ];
  return (
    <div className="mt-3 grid gap-4">
      <TextField
        label={t`What the picture shows, for those who do not see it`}
        hint={t`Leave it empty only for pictures that say nothing.`}
        value={alt}
        onChange={(text) => setPicture(editor, { alt: text })}
      />
      <div className="grid items-end gap-x-6 gap-y-3 sm:grid-cols-3">
        <SelectField
          label={t`Place`}
          value={align ?? "none"}
          options={options}
          onChange={(place) => alignPicture(editor, place === "none" ? null : place)}
        />
        <div>
          <label htmlFor={widthId} className="mb-1.5 block font-semibold">
            {t`Width`}
          </label>
          <div className="flex min-h-11 items-center gap-3">
            <input
              id={widthId}
              type="range"
              min={least}
              max={most}
              step={1}
              value={shown}
              aria-valuetext={t`${percent} % of the column`}
              className="min-w-0 grow accent-accent"
              onKeyDown={(event) => {
                // A pixel at a time takes long.
                const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
                const step = steps[event.key as keyof typeof steps];
                if (step === undefined) return;
                event.preventDefault();
                resize(shown + (step * COLUMN) / 20);
              }}
              onChange={(event) => resize(Number(event.target.value))}
            />
            <output htmlFor={widthId} className="w-12 shrink-0 text-end text-small tabular-nums">
              {percent} %
            </output>
          </div>
        </div>
        <SwitchField
          label={t`Caption`}
          value={hasCaption}
          onChange={(value) => captionPicture(editor, value)}
        />
      </div>
    </div>
  );

  function resize(wanted: number): void {
    const fitting = fitWidth(wanted, most);
    setPicture(editor, { width: fitting >= most ? null : String(fitting), height: null });
  }
}
