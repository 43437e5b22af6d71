import type { OptionForm } from "../../../section-kinds/choice/staff/choice-form.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";

/**
 * Updates a section's state from before a save: what the save created now has an id, and what it deleted
 * can only be restored as new.
 * @param base the sections on the server, by key
 */
export function settleSection(
  section: SectionForm,
  base: Readonly<Record<string, SectionForm>>,
): SectionForm {
  const known = base[section.key];
  const id = known?.id ?? null;
  const settled = section.id === id ? section : { ...section, id };
  if (!("options" in settled)) return settled;
  const ids = new Map(
    known && "options" in known ? known.options.map((option) => [option.key, option.id]) : [],
  );
  const options = settled.options.map((option) => withId(option, ids.get(option.key) ?? null));
  const isSame = options.every((option, index) => option === settled.options[index]);
  return isSame ? settled : { ...settled, options };
}

/**
 * The server's page after a save, with the keys of the sections and options on the screen, so that
 * everything keeps its place, including the focus.
 */
export function keepKeys(
  saved: readonly SectionForm[],
  shown: readonly SectionForm[],
): SectionForm[] {
  const byId = new Map(
    shown.flatMap((section) => (section.id === null ? [] : [[section.id, section]])),
  );
  return saved.map((section) => {
    const before = section.id === null ? undefined : byId.get(section.id);
    if (!before) return section;
    const renamed = { ...section, key: before.key };
    if (!("options" in renamed) || !("options" in before)) return renamed;
    const options = renamed.options.map((option, index) => ({
      ...option,
      key: before.options[index]?.key ?? option.key,
    }));
    return { ...renamed, options };
  });
}

function withId(option: OptionForm, id: number | null): OptionForm {
  return option.id === id ? option : { ...option, id };
}
