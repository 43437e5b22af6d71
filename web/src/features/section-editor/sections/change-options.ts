import { newOption, type OptionForm, type SectionForm } from "./section-form.ts";

/** What can be done to a question's options; each answers the changed section. */

export function addOption(section: SectionForm): SectionForm {
  return { ...section, options: [...section.options, newOption("")] };
}

/** Takes an option away with its reason and flag. The last one stays. */
export function removeOption(section: SectionForm, key: string): SectionForm {
  if (section.options.length < 2) return section;
  return { ...section, options: section.options.filter((option) => option.key !== key) };
}

export function changeOption(
  section: SectionForm,
  key: string,
  change: Partial<Pick<OptionForm, "text" | "reason">>,
): SectionForm {
  return {
    ...section,
    options: section.options.map((option) =>
      option.key === key ? { ...option, ...change } : option,
    ),
  };
}

/** Marks an option as right or not. Of a single choice one alone is right: the others lose the mark. */
export function markOption(section: SectionForm, key: string, isRight: boolean): SectionForm {
  const clearsOthers = section.type === "radio-validated" && isRight;
  return {
    ...section,
    options: section.options.map((option) => {
      if (option.key === key) return { ...option, isRight };
      return clearsOthers && option.isRight ? { ...option, isRight: false } : option;
    }),
  };
}

/**
 * Replaces the options by others, such as "True." and "False.". They are new ones: what people chose
 * before was none of them.
 */
export function replaceOptions(section: SectionForm, texts: readonly string[]): SectionForm {
  return { ...section, options: texts.map((text) => newOption(text)) };
}

/** Moves an option from one index to another, both from 0. */
export function moveOption(section: SectionForm, from: number, to: number): SectionForm {
  const moved = section.options[from];
  if (!moved) return section;
  return { ...section, options: section.options.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** Brings back options that were there before, each to its old position. */
export function restoreOptions(section: SectionForm, base: SectionForm): SectionForm {
  const present = new Set(section.options.map(({ id }) => id));
  const options = base.options.reduce(
    (list, option, index) => (present.has(option.id) ? list : list.toSpliced(index, 0, option)),
    section.options,
  );
  return { ...section, options };
}
