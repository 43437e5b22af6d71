import { useLingui } from "@lingui/react/macro";
import type { DiplomaDesign } from "@paso/contract";

import { SelectField } from "../../../ui/staff/select-field.tsx";
import { SwitchField } from "../../../ui/staff/switch-field.tsx";
import { PictureField } from "./picture-field.tsx";
import type { DesignForm } from "./use-design-form.ts";

interface PaperFieldsProps {
  form: DesignForm;
  hasLogo: boolean;
  /** Maximum size of a picture in MB. */
  most: number;
}

/** Paper, logo and background. The accent colour is the site's. */
export function PaperFields({ form, hasLogo, most }: PaperFieldsProps) {
  const { t } = useLingui();
  const { values, set, issue } = form;
  return (
    <section aria-labelledby="diploma-paper" className="grid gap-5">
      <h3 id="diploma-paper" className="text-lg font-semibold">{t`Paper`}</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField<DiplomaDesign["paper"]>
          label={t`Size`}
          name="paper"
          value={values.paper}
          onChange={(paper) => set({ paper })}
          options={[
            { id: "a4", label: "A4" },
            { id: "letter", label: t`US Letter` },
          ]}
          error={issue("paper")}
        />
        <SelectField<DiplomaDesign["orientation"]>
          label={t`Orientation`}
          name="orientation"
          value={values.orientation}
          onChange={(orientation) => set({ orientation })}
          options={[
            { id: "landscape", label: t`Landscape` },
            { id: "portrait", label: t`Portrait` },
          ]}
          error={issue("orientation")}
        />
      </div>
      <SwitchField
        label={t`Show the site’s logo`}
        name="logo"
        hint={
          hasLogo
            ? t`Without it, the site’s name is at the top.`
            : t`This site has no logo yet, so its name is at the top.`
        }
        value={values.logo}
        onChange={(logo) => set({ logo })}
      />
      <div className="grid gap-2">
        <p className="font-semibold">{t`Background`}</p>
        <PictureField
          kind="background"
          label={values.background ? t`Choose another background` : t`Choose a background`}
          removeLabel={t`Remove background`}
          value={values.background}
          onChange={(background) => set({ background })}
          most={most}
          error={issue("background")}
        />
        <p className="text-small text-muted">
          {t`It covers the whole page in place of the drawn path. Choose a light one, so that the texts stay readable.`}
        </p>
      </div>
    </section>
  );
}
