import { useLingui } from "@lingui/react/macro";
import { type DiplomaPlaceholder, diplomaPlaceholders } from "@paso/contract";

/** What placeholders are called in the reader's language; texts are stored with the contract's names. */
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
    /** A stored text as it is edited. */
    show: (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (whole, key: string) =>
        Object.hasOwn(names, key) ? `{${names[key as DiplomaPlaceholder]}}` : whole,
      ),
    /** An edited text as it is stored. */
    read: (text: string) =>
      text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
        const placeholder = byName.get(name);
        return placeholder ? `{${placeholder}}` : whole;
      }),
  };
}
