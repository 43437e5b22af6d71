import { useLingui } from "@lingui/react/macro";
import type { Locale, Site } from "@paso/contract";

import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { ZoneField } from "../../ui/staff/zone-field.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useSiteForm } from "./use-site-form.ts";

/** The site's name, language, time zone and help contact. */
export function GeneralSection({ site }: { site: Site }) {
  const { t } = useLingui();
  const form = useSiteForm("general", site, ["name", "locale", "time_zone", "support_address"]);
  const { values, set, issue } = form;
  return (
    <SettingsFrame form={form}>
      <TextField
        label={t`Name of the site`}
        hint={t`At the top of every page, in e-mails and in browser titles.`}
        value={values.name}
        onChange={(name) => set({ name })}
        maxLength={60}
        error={issue("name")}
      />
      <SelectField<Locale>
        label={t`Language`}
        hint={t`For people who have not chosen one, and whose browser speaks neither.`}
        value={values.locale}
        onChange={(locale) => set({ locale })}
        options={[
          { id: "en", label: "English" },
          { id: "es", label: "Español" },
        ]}
        error={issue("locale")}
      />
      <ZoneField
        label={t`Time zone`}
        hint={t`Dates of courses are entered and shown in it.`}
        value={values.time_zone}
        onChange={(zone) => set({ time_zone: zone })}
        error={issue("time_zone")}
      />
      <TextField
        label={t`Support address`}
        hint={t`Shown when something goes wrong and at the end of e-mails. Leave it empty for none.`}
        type="email"
        value={values.support_address ?? ""}
        onChange={(address) => set({ support_address: address === "" ? null : address })}
        maxLength={254}
        error={issue("support_address")}
      />
    </SettingsFrame>
  );
}
