import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";

import { Alert } from "../ui/staff/alert.tsx";
import { inputClass } from "../ui/staff/field.tsx";
import { FileButton } from "../ui/staff/file-button.tsx";
import { readClipboard, textsOf } from "./read-clipboard.ts";
import { LESSON_FILES, readLessonFile } from "./read-lesson-file.ts";

interface TextSideProps {
  text: string;
  words: number;
  /** Lines to select, after a click on their part. */
  marked: { from: number; to: number } | null;
  onChange: (text: string) => void;
  /** The text with what was pasted, and the pictures that came with it. */
  onInsert: (text: string, pictures: Record<string, string>) => void;
  pictureCount: number;
  /** The line of the caret. */
  onLine: (line: number) => void;
}

/** The pasted text, editable; rich text can be pasted into it. */
export function TextSide(props: TextSideProps) {
  const { text, words, marked, onChange, onInsert, pictureCount, onLine } = props;
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const area = field.current;
    if (!area || !marked) return;
    const lines = area.value.split("\n");
    const start = lines.slice(0, marked.from).join("\n").length + (marked.from > 0 ? 1 : 0);
    const length = lines.slice(marked.from, marked.to).join("\n").length;
    area.focus();
    area.setSelectionRange(start, start + length);
    const height = area.scrollHeight / Math.max(1, lines.length);
    area.scrollTop = Math.max(0, marked.from * height - area.clientHeight / 3);
  }, [marked]);

  const options = {
    missing: (name: string) => (name === "" ? t`[Picture missing]` : t`[Picture missing: ${name}]`),
    firstPicture: pictureCount + 1,
  };

  async function takeFile(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await readLessonFile(file, options);
    const issues = {
      type: t`Only texts (txt, md, GIFT, Aiken, HTML) and Word files (docx) can be read.`,
      size: t`This file is larger than 30 MB.`,
      broken: t`This file cannot be read. Open it, copy its text and paste it here.`,
    };
    if (typeof read === "string") return setProblem(`${file.name}: ${issues[read]}`);
    setProblem(null);
    const before = text.trimEnd();
    onInsert(before === "" ? read.text : `${before}\n\n${read.text}`, read.pictures);
  }
  function drop(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void takeFile(event.dataTransfer.files[0]);
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    if (event.clipboardData.getData("text/html") === "") return;
    event.preventDefault();
    const area = event.currentTarget;
    const { text: pasted, pictures } = readClipboard(textsOf(event.clipboardData), options);
    const before = area.value.slice(0, area.selectionStart);
    onInsert(`${before}${pasted}${area.value.slice(area.selectionEnd)}`, pictures);
  }

  return (
    <>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor="lesson-text" className="text-lg font-semibold">
          {t`Your text`}
        </label>
        <span className="text-small text-muted">
          {t`${plural(words, { one: "# word", other: "# words" })}`}
        </span>
      </div>
      <p id="lesson-text-hint" className="mb-3 text-small text-muted">
        {t`Paste from anywhere. Change it here, and the right side follows.`}
      </p>
      <textarea
        id="lesson-text"
        ref={field}
        aria-describedby="lesson-text-hint"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onPaste={paste}
        onDrop={drop}
        onSelect={({ currentTarget: { value, selectionStart } }) =>
          onLine(value.slice(0, selectionStart).split("\n").length - 1)
        }
        className={`${inputClass} h-[min(26rem,50vh)] resize-y`}
      />
      <div className="mt-3">
        <FileButton
          label={t`From a file`}
          accept={LESSON_FILES}
          onChoose={([file]) => void takeFile(file)}
        />
      </div>
      {problem && (
        <div className="mt-3">
          <Alert tone="wrong">{problem}</Alert>
        </div>
      )}
    </>
  );
}
