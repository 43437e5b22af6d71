import { useLingui } from "@lingui/react/macro";
import { COURSE_LIMITS, type Site } from "@paso/contract";

import { NumberField } from "../../ui/staff/number-field.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useSiteForm } from "./use-site-form.ts";

const NAMES = ["most_modules", "most_pages", "most_sections", "most_page_sections"] as const;
type Name = (typeof NAMES)[number];

/** Limits on course size. */
export function CoursesSection({ site }: { site: Site }) {
  const { t, i18n } = useLingui();
  const form = useSiteForm("courses", site, NAMES);
  const { values, set, issue } = form;
  const field = (name: Name, label: string, limit: number) => {
    const most = limit.toLocaleString(i18n.locale);
    return (
      <NumberField
        label={label}
        hint={t`Up to ${most}.`}
        value={values[name] || null}
        onChange={(number) => set({ [name]: number ?? 0 })}
        min={1}
        error={issue(name)}
      />
    );
  };
  const { modules, pages, sections, sectionsOfPage } = COURSE_LIMITS;
  return (
    <SettingsFrame form={form}>
      <p className="text-muted">
        {t`What is larger already stays as it is, but cannot grow. Anyone who reaches a limit sees which one it is.`}
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        {field("most_modules", t`Modules in a course`, modules)}
        {field("most_pages", t`Pages in a course`, pages)}
        {field("most_sections", t`Sections in a course`, sections)}
        {field("most_page_sections", t`Sections on a page`, sectionsOfPage)}
      </div>
    </SettingsFrame>
  );
}
