import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";
import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useRef, useState } from "react";

import { ApiError, describeFailure } from "../api/index.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import { FailureText } from "../ui/failure-text.tsx";
import { Alert } from "../ui/staff/alert.tsx";
import { parseInert } from "../ui/trusted-html.ts";
import { checkPicture, megabytes } from "../uploads/check-file.ts";
import { TextFilesContext, useFileAddress } from "../uploads/text-files.ts";
import type { Pictures } from "./picture-uploads.ts";
import { readText } from "./read-text.ts";
import { createTextEditor } from "./text-editor.ts";
import { TextToolbar } from "./text-toolbar.tsx";

// Seen only if the cursor is in something that has them.
const TextAids = lazyPart(async () => (await import("./text-aids.tsx")).TextAids, {
  texts: "staff",
});

interface TextViewProps {
  label: string;
  /** HTML, as it is stored. */
  value: string;
  onChange: (html: string) => void;
  isDisabled: boolean;
  hasIssue: boolean;
}

/** A visual text editor with its toolbar. */
export function TextView({ label, value, onChange, isDisabled, hasIssue }: TextViewProps) {
  const holder = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const aids = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [editor, setEditor] = useState<Editor | null>(null);
  const { pictures, problem, uploads } = usePictures();
  const fileAddress = useFileAddress();
  /** The last emitted value; any other comes from outside. */
  const lastEmitted = useRef(value);

  const create = useEffectEvent((element: HTMLElement) =>
    createTextEditor(element, {
      html: value,
      label,
      fileAddress,
      pictures,
      keys: {
        openLink: () => setLinking(true),
        reachTools: () => focusFirst(frame.current, "[role=toolbar] button"),
        reachAids: () => focusFirst(aids.current, "input, textarea"),
      },
      onChange(html) {
        lastEmitted.current = html;
        onChange(html);
      },
    }),
  );
  useEffect(() => {
    if (!holder.current) return;
    const created = create(holder.current);
    setEditor(created);
    return () => created.destroy();
  }, []);
  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  useEffect(() => {
    if (!editor || value === lastEmitted.current) return;
    lastEmitted.current = value;
    // Changes from outside are undone there, not in this editor's history.
    editor
      .chain()
      .setMeta("addToHistory", false)
      .setContent(readText(parseInert(value)), { emitUpdate: false })
      .run();
  }, [editor, value]);

  return (
    <>
      <div
        ref={frame}
        className={`overflow-clip rounded-control border bg-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent ${hasIssue ? "border-wrong" : "border-edge"}`}
      >
        {editor && (
          <TextToolbar
            editor={editor}
            pictures={pictures}
            isDisabled={isDisabled}
            onLink={() => setLinking(true)}
          />
        )}
        <div ref={holder} />
      </div>
      <div ref={aids}>
        {editor && (
          <Suspense>
            <TextAids
              editor={editor}
              isDisabled={isDisabled}
              isLinking={isLinking}
              setLinking={setLinking}
            />
          </Suspense>
        )}
      </div>
      {uploads > 0 && <UploadNote />}
      {problem && (
        <div className="mt-2">
          <Alert tone="wrong">{problem}</Alert>
        </div>
      )}
    </>
  );
}

function focusFirst(within: HTMLElement | null, selector: string): boolean {
  const found = within?.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null && found !== undefined;
}

function UploadNote() {
  const { t } = useLingui();
  return (
    <p role="status" className="mt-1.5 text-small text-muted">
      {t`Uploading picture…`}
    </p>
  );
}

/** Uploads pictures for the text, and reports why the last one was not accepted. */
function usePictures() {
  const { t } = useLingui();
  const files = use(TextFilesContext);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [uploads, setUploads] = useState(0);
  const pictures: Pictures = {
    missing: (name) => (name === "" ? t`[Picture missing]` : t`[Picture missing: ${name}]`),
    accept(file) {
      if (files === null) {
        setProblem(t`Pictures cannot be added to this text.`);
        return false;
      }
      const limit = files.limits.picture;
      const issue = checkPicture(file, limit);
      const most = megabytes(limit);
      const reasons = {
        type: t`Only png, jpg, gif, webp, svg and avif pictures can be shown.`,
        empty: t`This file is empty.`,
        size: t`This picture is larger than ${most}.`,
      };
      setProblem(issue && `${file.name}: ${reasons[issue]}`);
      return issue === null;
    },
    async upload(file) {
      if (files === null) return null;
      setUploads((count) => count + 1);
      try {
        return await files.uploadPicture(file);
      } catch (error) {
        const message = error instanceof ApiError ? error.fieldMessages["image"] : undefined;
        setProblem(
          <>
            {file.name}: {message ?? <FailureText {...describeFailure(error)} />}
          </>,
        );
        return null;
      } finally {
        setUploads((count) => count - 1);
      }
    },
  };
  return { pictures, problem, uploads };
}
