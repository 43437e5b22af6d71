import { type ChoiceForm, newOption, type OptionForm } from "./choice-form.ts";

/** Operations on a question's options; each returns the changed section. */

export function addOption<Form extends ChoiceForm>(section: Form): Form {
  return { ...section, options: [...section.options, newOption("")] };
}

/** Writes texts into an option and the empty ones after it; the rest become new options. */
export function insertOptions<Form extends ChoiceForm>(
  section: Form,
  key: string,
  [first = "", ...others]: readonly string[],
): Form {
  const from = section.options.findIndex((option) => option.key === key);
  if (from < 0) return section;
  const after = section.options.slice(from + 1);
  const filled = others.map((text) => {
    const [next] = after;
    const isFree = next !== undefined && (next.text + next.reason).trim() === "";
    if (isFree) after.shift();
    return isFree ? { ...next, text } : newOption(text);
  });
  const here = section.options.slice(from, from + 1).map((option) => ({ ...option, text: first }));
  return { ...section, options: [...section.options.slice(0, from), ...here, ...filled, ...after] };
}

/** Removes an option with its reason and flag. The last one stays. */
export function removeOption<Form extends ChoiceForm>(section: Form, key: string): Form {
  if (section.options.length < 2) return section;
  return { ...section, options: section.options.filter((option) => option.key !== key) };
}

export function changeOption<Form extends ChoiceForm>(
  section: Form,
  key: string,
  change: Partial<Pick<OptionForm, "text" | "reason">>,
): Form {
  return {
    ...section,
    options: section.options.map((option) =>
      option.key === key ? { ...option, ...change } : option,
    ),
  };
}

/** Marks an option as correct or not, if several may be correct. */
export function markOption<Form extends ChoiceForm>(
  section: Form,
  key: string,
  isRight: boolean,
): Form {
  const options = section.options.map((option) =>
    option.key === key ? { ...option, isRight } : option,
  );
  return { ...section, options };
}

/** Marks the only correct option; the others lose the mark. */
export function markOnlyOption<Form extends ChoiceForm>(section: Form, key: string): Form {
  const options = section.options.map((option) =>
    option.isRight === (option.key === key) ? option : { ...option, isRight: option.key === key },
  );
  return { ...section, options };
}

/** Replaces the options by new ones, such as "True." and "False.": earlier votes do not carry over. */
export function replaceOptions<Form extends ChoiceForm>(
  section: Form,
  texts: readonly string[],
): Form {
  return { ...section, options: texts.map((text) => newOption(text)) };
}

/** Moves an option from one index to another, both from 0. */
export function moveOption<Form extends ChoiceForm>(section: Form, from: number, to: number): Form {
  const moved = section.options[from];
  if (!moved) return section;
  return { ...section, options: section.options.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** Restores removed options, each at its old position. */
export function restoreOptions<Form extends ChoiceForm>(section: Form, base: ChoiceForm): Form {
  const present = new Set(section.options.map(({ id }) => id));
  const options = base.options.reduce(
    (list, option, index) => (present.has(option.id) ? list : list.toSpliced(index, 0, option)),
    section.options,
  );
  return { ...section, options };
}
