import { useLingui } from "@lingui/react/macro";
import { setUpSite, signIn, type signInWithPasskey, type EndpointOutput } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call } from "../../api/index.ts";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { SelectField } from "../../ui/student/select-field.tsx";
import { TextField } from "../../ui/student/text-field.tsx";
import { FormFailure } from "./form/form-failure.tsx";
import { PersonFields } from "./form/person-fields.tsx";
import { readFormText } from "./form/read-form-text.ts";
import { useFieldErrors } from "./form/use-field-errors.ts";
import { NewPasswordField } from "./new-password-field.tsx";

interface SetupFormProps {
  /** The secret part of the URL that the server printed. */
  token: string;
  /** The site's current settings. */
  site: { name: string; locale: "en" | "es"; time_zone: string };
  onSignedIn: (answer: EndpointOutput<typeof signInWithPasskey>) => void | Promise<void>;
}

/** Makes the first administrator, names the site and signs in. */
export function SetupForm({ token, site, onSignedIn }: SetupFormProps) {
  const { t, i18n } = useLingui();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (read: (name: string) => string) => {
      const account = { email: read("email"), password: read("password") };
      await call(setUpSite, {
        body: {
          ...account,
          token,
          first_name: read("first_name"),
          last_name: read("last_name"),
          site_name: read("site_name"),
          locale: read("locale") === "es" ? "es" : "en",
          time_zone: read("time_zone"),
        },
      });
      return call(signIn, { body: account });
    },
    // A new account has no second factor.
    onSuccess: (answer) => ("user" in answer ? onSignedIn(answer) : undefined),
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(readFormText(event.currentTarget));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-10">
      <FormFailure error={error} />
      {fieldErrors["token"] && <Alert tone="wrong">{fieldErrors["token"]}</Alert>}
      <fieldset className="grid gap-5">
        <legend className="mb-4 text-xl font-bold">{t`You`}</legend>
        <PersonFields errors={fieldErrors} />
        <NewPasswordField error={fieldErrors["password"]} />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-4 text-xl font-bold">{t`The site`}</legend>
        <TextField
          label={t`Name of the site`}
          name="site_name"
          hint={t`Your school’s name, for example. You can change all of this later.`}
          defaultValue={site.name}
          maxLength={60}
          error={fieldErrors["site_name"]}
        />
        <SelectField
          label={t`Language`}
          name="locale"
          hint={t`For people who have not chosen one.`}
          defaultValue={i18n.locale}
          options={[
            { value: "en", label: "English" },
            { value: "es", label: "Español" },
          ]}
          error={fieldErrors["locale"]}
        />
        <SelectField
          label={t`Time zone`}
          name="time_zone"
          hint={t`Dates of courses are entered and shown in it.`}
          defaultValue={guessTimeZone(site.time_zone)}
          options={timeZones(site.time_zone).map((zone) => ({
            value: zone,
            label: zone.replaceAll("_", " "),
          }))}
          error={fieldErrors["time_zone"]}
        />
      </fieldset>
      <Button type="submit" busy={isPending}>
        {t`Set up the site`}
      </Button>
    </form>
  );
}

/** Every zone that the browser knows, and the site's own. */
function timeZones(own: string): string[] {
  return [
    ...new Set([own, "UTC", guessTimeZone(own), ...Intl.supportedValuesOf("timeZone")]),
  ].sort();
}

/** If the site has no zone yet, the device's is a better guess than UTC. */
function guessTimeZone(own: string): string {
  return own === "UTC" ? new Intl.DateTimeFormat().resolvedOptions().timeZone : own;
}
