import { useLingui } from "@lingui/react/macro";
import type { CourseSignUp } from "@paso/contract";
import { Suspense } from "react";

import { RichTextField } from "../../rich-text/rich-text-part.ts";
import { Loading } from "../../ui/staff/loading.tsx";
import { SwitchField } from "../../ui/staff/switch-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { TeacherFields } from "./teacher-fields.tsx";
import type { SignUpForm } from "./use-sign-up-form.ts";

interface PageFieldsProps {
  signUp: CourseSignUp;
  form: SignUpForm;
}

/** The course page's contents and visibility. */
export function PageFields({ signUp, form }: PageFieldsProps) {
  const { t } = useLingui();
  const { values, set, field } = form;
  const { published } = signUp.course;
  return (
    <section aria-labelledby="course-page" className="grid gap-5">
      <div>
        <h2 id="course-page" className="text-question font-semibold">{t`Page of the course`}</h2>
        <p className="mt-1 text-muted">
          {t`It shows the course’s picture, dates and the titles of its modules and pages.`}{" "}
          {published ? (
            <a
              href={signUp.page_url}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-accent hover:underline"
            >
              {t`Open the page`}
            </a>
          ) : (
            t`People see it once the course is published.`
          )}
        </p>
      </div>
      <SwitchField
        {...field("is_public")}
        label={t`Everybody can read the page, without signing in`}
        hint={
          signUp.public_catalogue
            ? t`It is in the public catalogue of this site, too.`
            : t`You can share its address. The catalogue of this site is only for people who have signed in.`
        }
        value={values.is_public}
        onChange={(is_public) => set({ is_public })}
      />
      {values.is_public && (
        <SwitchField
          {...field("is_indexed")}
          label={t`Search engines may list the page`}
          value={values.is_indexed}
          onChange={(is_indexed) => set({ is_indexed })}
        />
      )}
      <TextField
        {...field("summary")}
        label={t`In one or two sentences`}
        hint={t`For the catalogue, search engines and shared links.`}
        rows={2}
        maxLength={300}
        value={values.summary}
        onChange={(summary) => set({ summary })}
      />
      <Suspense fallback={<Loading />}>
        <RichTextField
          label={t`Text of the page`}
          value={values.description}
          onChange={(description) => set({ description })}
          error={field("description").error}
          isDisabled={field("description").isDisabled}
        />
      </Suspense>
      <TeacherFields signUp={signUp} form={form} />
    </section>
  );
}
