import type { DraftFields } from "@paso/contract";

import type { DraftLists } from "./draft-lists.ts";

/**
 * An option of a choice question. Its `id` never changes and is never reused within the section, so
 * that answers keep meaning the option they meant when options are reworded, moved or removed.
 */
export interface Option {
  id: number;
  text: string;
}

/** An option with its part in the answer key. */
export interface KeyedOption extends Option {
  valid: boolean;
  /** Shown next to the option once the answer is committed; may be empty. */
  reason: string;
}

/** An option as authors write it: it has no id yet. */
export type WithoutId<Kind extends Option> = Omit<Kind, "id">;

/** The stored options of a question. */
export interface OptionList<Kind extends Option = Option> {
  options: Kind[];
  /** Id for the next option added. */
  nextOptionId: number;
}

type KeyedDraft = DraftFields<"radio-validated">["radioValidated"];

/** The option lists in a draft. */
export const optionLists = {
  items: {
    "Write the option.": "Option {number} needs a text.",
    "Use at most 5000 characters.": "Option {number} has more than 5000 characters.",
    "This text holds characters that cannot be stored.":
      "Option {number} holds characters that cannot be stored.",
  },
  item_ids: {},
} satisfies DraftLists;

/** Options of a draft without an answer key. */
export function plainOptions(items: readonly string[]): WithoutId<Option>[] {
  return items.map((text) => ({ text }));
}

/** Options of a draft with its answer key. */
export function keyedOptions(
  draft: Pick<KeyedDraft, "items" | "valid_items" | "reasons">,
): WithoutId<KeyedOption>[] {
  return draft.items.map((text, index) => ({
    text,
    valid: draft.valid_items[index] ?? false,
    reason: draft.reasons[index] ?? "",
  }));
}

/** Options as authors write them. */
export function draftOptions({ options }: { options: readonly Option[] }) {
  return { items: options.map(({ text }) => text) };
}

/** Options with their answer key as authors write them. */
export function draftKey({ options }: { options: readonly KeyedOption[] }) {
  return {
    items: options.map(({ text }) => text),
    valid_items: options.map(({ valid }) => valid),
    reasons: options.map(({ reason }) => reason),
  };
}

/** Stable ids of the options, for the editor. */
export function itemIds({ options }: { options: readonly Option[] }) {
  return { item_ids: options.map(({ id }) => id) };
}

/** The text of options as shown to readers. */
export function optionsText(options: readonly Option[]): string {
  return options.map(({ text }) => text).join(" · ");
}

/** Option texts by index, as shown to students. */
export function presentOptions(options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(options.map(({ text }, index) => [String(index), text]));
}
