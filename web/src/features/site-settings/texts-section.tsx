import { useLingui } from "@lingui/react/macro";
import type { Site } from "@paso/contract";
import { Suspense } from "react";

import { RichTextField } from "../../rich-text/rich-text-part.ts";
import { Loading } from "../../ui/staff/loading.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useSiteForm } from "./use-site-form.ts";

const NAMES = ["terms_en", "terms_es", "privacy_en", "privacy_es"] as const;

/** The terms and the privacy notice, in both languages. */
export function TextsSection({ site }: { site: Site }) {
  const { t } = useLingui();
  const form = useSiteForm("texts", site, NAMES);
  const labels = {
    terms_en: t`Terms in English`,
    terms_es: t`Terms in Spanish`,
    privacy_en: t`Privacy notice in English`,
    privacy_es: t`Privacy notice in Spanish`,
  };
  return (
    <SettingsFrame form={form}>
      <p className="text-muted">
        {t`Everyone can read them: they are linked on the sign-in page and in the account menu. If one language is empty, the other is shown; if both are, there is no link. Anyone who signs up agrees to the terms.`}
      </p>
      <Suspense fallback={<Loading className="min-h-90" />}>
        {NAMES.map((name) => (
          <RichTextField
            // Remounts when the server has sanitised it, or when changes are undone.
            key={`${name} ${form.revision}`}
            label={labels[name]}
            value={form.values[name]}
            onChange={(html) => form.set({ [name]: html })}
            error={form.issue(name)}
            isDisabled={form.isBusy}
          />
        ))}
      </Suspense>
    </SettingsFrame>
  );
}
