import type { ClipboardEvent, KeyboardEvent } from "react";
import { flushSync } from "react-dom";

import type { FormEditor } from "../../form/staff/form-editor.ts";
import { addOption, insertOptions, removeOption } from "./change-options.ts";
import type { ChoiceForm } from "./choice-form.ts";
import { readPastedOptions } from "./read-pasted-options.ts";

/** The option whose text or reason has the focus. */
interface OptionAt {
  editor: FormEditor;
  sectionKey: string;
  optionKey: string;
}

type Column = "text" | "reason" | "mark";

/** The field name of an option in the document, to find it again. */
export function optionFieldName(optionKey: string, column: Column): string {
  return `${column}-of-${optionKey}`;
}

/** Focuses an option's text, at its end. */
function focusOption(optionKey: string, column: Column = "text"): void {
  const field = document.getElementById(optionFieldName(optionKey, column));
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Focuses the text of a question's first option. */
export function focusFirstOption(editor: FormEditor, sectionKey: string): void {
  const [first] = optionsOf(editor, sectionKey);
  if (first) focusOption(first.key);
}

/** Appends an option and focuses it. */
export function appendOption(editor: FormEditor, sectionKey: string): void {
  flushSync(() => editor.edit<ChoiceForm>(sectionKey, addOption, ["items"]));
  const last = optionsOf(editor, sectionKey).at(-1);
  if (last) focusOption(last.key);
}

/** Removes an option and focuses the one before it, or the new first one. */
export function dropOption({ editor, sectionKey, optionKey }: OptionAt): void {
  const options = optionsOf(editor, sectionKey);
  const index = options.findIndex(({ key }) => key === optionKey);
  const next = options[index - 1] ?? options[index + 1];
  if (!next) return;
  flushSync(() =>
    editor.edit<ChoiceForm>(sectionKey, (section) => removeOption(section, optionKey), [
      "items",
      "valid_items",
      "reasons",
    ]),
  );
  focusOption(next.key);
}

/**
 * Keyboard in an option: Enter moves to the next one and appends after the last, the arrows move up and down,
 * Backspace in an empty one removes it.
 */
export function moveByOptionKeys(event: KeyboardEvent<HTMLTextAreaElement>, at: OptionAt): void {
  if (event.nativeEvent.isComposing) return;
  const options = optionsOf(at.editor, at.sectionKey);
  const index = options.findIndex(({ key }) => key === at.optionKey);
  const column = event.currentTarget.id.startsWith("reason") ? "reason" : "text";
  if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    const next = options[index + 1];
    if (next) focusOption(next.key);
    else appendOption(at.editor, at.sectionKey);
  }
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const target = by && options[index + by];
  if (target && !hasLineFurther(event.currentTarget, by)) {
    event.preventDefault();
    focusOption(target.key, column);
  }
  const { text = "", reason = "" } = options[index] ?? {};
  // A held key empties an option, but does not remove the ones before.
  if (event.key === "Backspace" && !event.repeat && options.length > 1 && text + reason === "") {
    event.preventDefault();
    dropOption(at);
  }
}

/** Whether the same text has another line for an arrow key to move to. */
function hasLineFurther(field: HTMLTextAreaElement, by: number): boolean {
  const { selectionStart, selectionEnd, value, scrollHeight } = field;
  if (scrollHeight < 2 * Number.parseFloat(getComputedStyle(field).lineHeight)) return false;
  return by < 0 ? selectionStart !== 0 : selectionEnd !== value.length;
}

/** Several lines become several options: the first here, the others in empty ones below or new ones. */
export function pasteOptions(event: ClipboardEvent<HTMLTextAreaElement>, at: OptionAt): void {
  const [first, ...others] = readPastedOptions(event.clipboardData.getData("text/plain"));
  if (first === undefined || others.length === 0) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const begun = value.slice(0, selectionStart) + first + value.slice(selectionEnd);
  flushSync(() =>
    at.editor.edit<ChoiceForm>(
      at.sectionKey,
      (section) => insertOptions(section, at.optionKey, [begun, ...others]),
      ["items"],
    ),
  );
  const options = optionsOf(at.editor, at.sectionKey);
  const index = options.findIndex(({ key }) => key === at.optionKey);
  const last = options[index + others.length];
  if (last) focusOption(last.key);
}

function optionsOf(editor: FormEditor, sectionKey: string): ChoiceForm["options"] {
  const section = editor.getState().sections[sectionKey] as ChoiceForm | undefined;
  return section?.options ?? [];
}
