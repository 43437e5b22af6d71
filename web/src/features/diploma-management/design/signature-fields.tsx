import { useLingui } from "@lingui/react/macro";
import { type DiplomaSignature, MOST_SIGNATURES } from "@paso/contract";

import { Button } from "../../../ui/staff/button.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { PictureField } from "./picture-field.tsx";
import type { DesignForm } from "./use-design-form.ts";

interface SignatureFieldsProps {
  form: DesignForm;
  /** Maximum size of a picture in MB. */
  most: number;
}

const EMPTY: DiplomaSignature = { name: "", post: "", picture: null };

/** The signatories, side by side at the bottom of the diploma. */
export function SignatureFields({ form, most }: SignatureFieldsProps) {
  const { t } = useLingui();
  const { values, set, issue } = form;
  const { signatures } = values;
  const change = (index: number, part: Partial<DiplomaSignature>) =>
    set({
      signatures: signatures.map((one, other) => (other === index ? { ...one, ...part } : one)),
    });
  return (
    <section aria-labelledby="diploma-signatures" className="grid gap-5">
      <h3 id="diploma-signatures" className="text-lg font-semibold">{t`Signatures`}</h3>
      {signatures.length === 0 && (
        <p className="text-muted">{t`Nobody signs. Up to three people can.`}</p>
      )}
      {signatures.map(({ name, post, picture }, index) => {
        const position = index + 1;
        const path = (field: string) => `signatures.${index}.${field}`;
        return (
          <fieldset
            // Signatures have no identity but their position.
            key={position}
            className="grid gap-4 rounded-card border border-line bg-card p-4"
          >
            <legend className="sr-only">{t`Signature ${position}`}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={t`Name`}
                name={path("name")}
                maxLength={80}
                value={name}
                onChange={(typed) => change(index, { name: typed })}
                error={issue(path("name"))}
              />
              <TextField
                label={t`Position`}
                name={path("post")}
                placeholder={t`Head of studies`}
                maxLength={80}
                value={post}
                onChange={(typed) => change(index, { post: typed })}
                error={issue(path("post"))}
              />
            </div>
            <PictureField
              kind="signature"
              label={picture ? t`Choose another picture` : t`Choose a picture of the signature`}
              removeLabel={t`Remove picture`}
              value={picture}
              onChange={(chosen) => change(index, { picture: chosen })}
              most={most}
              error={issue(path("picture"))}
            />
            <div>
              <Button
                variant="plain"
                className="-ms-2"
                onPress={() => set({ signatures: signatures.toSpliced(index, 1) })}
              >
                {t`Remove signature ${position}`}
              </Button>
            </div>
          </fieldset>
        );
      })}
      {signatures.length < MOST_SIGNATURES && (
        <div>
          <Button
            variant="quiet"
            icon="add"
            onPress={() => set({ signatures: [...signatures, EMPTY] })}
          >
            {t`Add a signature`}
          </Button>
        </div>
      )}
    </section>
  );
}
