import { useLingui } from "@lingui/react/macro";
import { type DiplomaPlaceholder, diplomaPlaceholders } from "@paso/contract";

/** Localised names of placeholders; stored texts use the contract's names. */
export function usePlaceholderNames() {
  const { t } = useLingui();
  const names: Record<DiplomaPlaceholder, string> = {
    name: t`name`,
    course: t`course`,
    modules: t`modules`,
    steps: t`steps`,
    started: t`start date`,
    finished: t`finish date`,
    hours: t`hours`,
    grade: t`result`,
    number: t`number`,
  };
  const byName = new Map(
    diplomaPlaceholders.map((placeholder) => [names[placeholder], placeholder]),
  );
  return {
    names,
    /** From a stored text to its editable form. */
    show: (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (whole, key: string) =>
        Object.hasOwn(names, key) ? `{${names[key as DiplomaPlaceholder]}}` : whole,
      ),
    /** What looks like a placeholder in an edited text, and is none. */
    findUnknown: (text: string) =>
      text.match(/\{[^{}]*\}/g)?.find((whole) => !byName.has(whole.slice(1, -1))),
    /** From an edited text to its stored form. */
    read: (text: string) =>
      text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
        const placeholder = byName.get(name);
        return placeholder ? `{${placeholder}}` : whole;
      }),
  };
}
