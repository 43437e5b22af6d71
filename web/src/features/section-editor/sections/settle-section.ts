import type { OptionForm } from "../../../section-kinds/choice/staff/choice-form.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";

/**
 * A state of a section from before a save, as it would be now: what the save created has an id since,
 * and what it removed can only come back as something new.
 * @param base the sections as they are on the server, by their keys
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
 * A page as the server has it after a save, under the keys that its sections and options have had on the
 * screen, so that everything stays where it is, the focus included.
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
