import { useLingui } from "@lingui/react/macro";
import type { SectionType } from "@paso/contract";
import { type KeyboardEvent, useId, useRef, useState } from "react";

import { useTypeName } from "../../../section-kinds/staff-type-name.ts";
import { IconButton } from "../../../ui/staff/button.tsx";
import { inputClass } from "../../../ui/staff/field.tsx";
import { useEditor } from "../sections/editor-context.ts";
import { KindIcon } from "./kind-icon.tsx";

interface KindChooserProps {
  /** The kinds to choose from, in display order. */
  types: readonly SectionType[];
  /** What choosing a kind will do. */
  title?: string;
  onChoose: (type: SectionType) => void;
  /** Closes it; without it, it is always there. */
  onClose?: () => void;
  isDisabled: boolean;
}

/** The eight kinds of sections, always in the same order: by mouse, by name, by arrow keys. */
export function KindChooser({ types, title, onChoose, onClose, isDisabled }: KindChooserProps) {
  const { t } = useLingui();
  const kinds = useKinds(types);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [sought, setSought] = useState("");
  const found = kinds.filter(({ name, what }) => isFound(`${name} ${what}`, sought));

  function choose(type: SectionType): void {
    setSought("");
    onChoose(type);
  }

  function moveByKeys(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll("button:enabled") ?? [])] as HTMLElement[];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (event.key === "Escape" && onClose) {
      event.stopPropagation();
      return onClose();
    }
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const isTyping = at < 0;
    if (by && !(isTyping && event.key.match(/Left|Right|Up/))) {
      event.preventDefault();
      buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus();
    }
    const first = found.find(({ isTaken }) => !isTaken);
    if (event.key === "Enter" && isTyping && sought && first) {
      event.preventDefault();
      choose(first.type);
    }
  }

  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-card p-4 shadow-float sm:p-5"
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={titleId} className="font-semibold">
          {title ?? t`What comes next?`}
        </h2>
        <input
          type="search"
          aria-label={t`Find a kind of section`}
          placeholder={t`Type to filter`}
          value={sought}
          disabled={isDisabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for it
          autoFocus={onClose !== undefined}
          className={`${inputClass} ms-auto w-56 max-sm:w-full`}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={moveByKeys}
        />
        {onClose && <IconButton icon="cross" label={t`Close`} onPress={onClose} />}
      </div>
      {found.length === 0 && <p className="py-2 text-muted">{t`No results matched`}</p>}
      <ul ref={list} className="grid gap-1 sm:grid-cols-2">
        {found.map(({ type, name, what, isTaken }, index) => (
          <li key={type}>
            <button
              type="button"
              disabled={isDisabled || isTaken}
              onClick={() => choose(type)}
              onKeyDown={moveByKeys}
              className={`flex w-full items-center gap-3 rounded-control p-2 text-start ${isTaken ? "text-muted" : "hover:bg-accent-soft"} ${sought && index === 0 ? "bg-accent-soft" : ""}`}
            >
              <KindIcon type={type} />
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-small text-muted">{what}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kinds and their purposes. */
function useKinds(types: readonly SectionType[]) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const hasResult = useEditor(({ sections }) =>
    Object.values(sections).some((one) => one.type === "final_quiz_resume" && !one.isDeleted),
  );
  const purposes: Record<SectionType, string> = {
    video: t`An address; watched at one’s own pace`,
    paragraph: t`Text, pictures, tables, files`,
    radio: t`One choice, then the class as a chart`,
    "radio-validated": t`One right answer, each with an explanation`,
    "select-multiple": t`Several choices, then the class as a chart`,
    "select-multiple-validated": t`Several right answers, with explanations`,
    textarea: t`Their own words, then each other’s`,
    final_quiz_resume: hasResult
      ? t`This page has it already: a module has one`
      : t`The result of the module’s questions`,
  };
  return types.map((type) => ({
    type,
    name: typeName(type),
    what: purposes[type],
    isTaken: hasResult && type === "final_quiz_resume",
  }));
}

/** Whether every typed word is a prefix of a word of the name. */
function isFound(name: string, sought: string): boolean {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  return fold(sought)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
