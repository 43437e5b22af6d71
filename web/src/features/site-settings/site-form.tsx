import { useLingui } from "@lingui/react/macro";
import { changeSite, type Locale, type SiteSettings } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, call, describeFailure, writeQuery } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { showToast } from "../../ui/staff/toast.tsx";
import { siteQuery } from "./api.ts";

/** The site's name, language and time zone. */
export function SiteForm({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(settings);
  const save = useMutation({
    mutationFn: () => call(changeSite, { body: typed }),
    async onSuccess(saved) {
      await writeQuery(queryClient, siteQuery, () => saved);
      setTyped(saved);
      showToast({ text: t`Saved` });
    },
  });
  const issues = save.error instanceof ApiError ? save.error.fieldMessages : {};
  const hasIssues = Object.keys(issues).length > 0;

  return (
    <form
      noValidate
      className="grid max-w-form gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <FormError failure={save.error && !hasIssues ? describeFailure(save.error) : null} />
      <TextField
        label={t`Name of the site`}
        hint={t`At the top of every page and in the titles of the browser.`}
        value={typed.name}
        onChange={(name) => setTyped({ ...typed, name })}
        maxLength={60}
        error={issues["name"]}
      />
      <SelectField<Locale>
        label={t`Language`}
        hint={t`For people who have not chosen one, and whose browser speaks neither.`}
        value={typed.locale}
        onChange={(locale) => setTyped({ ...typed, locale })}
        options={[
          { id: "en", label: "English" },
          { id: "es", label: "Español" },
        ]}
        error={issues["locale"]}
      />
      <SelectField
        label={t`Time zone`}
        hint={t`Dates of courses are entered and shown in it.`}
        value={typed.time_zone}
        onChange={(zone) => setTyped({ ...typed, time_zone: zone })}
        options={timeZones(settings.time_zone).map((zone) => ({
          id: zone,
          label: zone.replaceAll("_", " "),
        }))}
        error={issues["time_zone"]}
      />
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {t`Save`}
      </Button>
    </form>
  );
}

/** Every zone that the browser knows, and the site's own. */
function timeZones(own: string): string[] {
  return [...new Set([own, "UTC", ...Intl.supportedValuesOf("timeZone")])].sort();
}
