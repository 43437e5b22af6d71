import type { Site } from "@paso/contract";

import { AccentField } from "./accent-field.tsx";
import { LogoField } from "./logo-field.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useSiteForm } from "./use-site-form.ts";

/** The logo and the colour of the site. */
export function LookSection({ site }: { site: Site }) {
  const form = useSiteForm("look", site, ["accent"]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <LogoField site={site} />
      <SettingsFrame form={form}>
        <AccentField
          value={form.values.accent}
          onChange={(accent) => form.set({ accent })}
          error={form.issue("accent")}
        />
      </SettingsFrame>
    </div>
  );
}
