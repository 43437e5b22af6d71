import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { Alert } from "../../ui/staff/alert.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { usePaused } from "../../ui/staff/use-paused.ts";
import { AccentPreview } from "./accent-preview.tsx";
import { accentQuery } from "./api.ts";

/** The default accent. */
const USUAL = "#0b6b5a";

interface AccentFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** Chooses the accent, and says whether text in it is readable. */
export function AccentField({ value, onChange, error }: AccentFieldProps) {
  const { t, i18n } = useLingui();
  const colour = (value ?? USUAL).toLowerCase();
  const isColour = /^#[0-9a-f]{6}$/.test(colour);
  const check = useQuery(accentQuery(usePaused(colour)));
  // Meanwhile the query has the colour before.
  const checked = isColour ? check.data : undefined;
  const isReadable = checked === undefined || checked.contrast >= checked.needed;
  const format = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1 });
  const number = (ratio: number) => format.format(ratio);

  return (
    <section aria-labelledby="accent" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h3 id="accent" className="text-lg font-semibold">{t`Accent colour`}</h3>
        <p className="mt-1 text-small text-muted">
          {t`For buttons, links and progress, on the site and in e-mails. The dark theme gets a lighter shade of it.`}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <input
          type="color"
          aria-label={t`Pick a colour`}
          value={isColour ? colour : USUAL}
          onChange={(event) => onChange(event.target.value)}
          className="mt-7 size-11 cursor-pointer rounded-control border border-edge bg-card p-1"
        />
        <TextField
          label={t`Colour`}
          value={value ?? USUAL}
          onChange={(text) => onChange(text.trim())}
          maxLength={7}
          error={error}
          className="w-44"
        />
        {value !== null && (
          <Button variant="plain" className="mt-7" onPress={() => onChange(null)}>
            {t`Use the default colour`}
          </Button>
        )}
      </div>
      {check.error && <FormError failure={describeFailure(check.error)} />}
      {checked && !isReadable && (
        <Alert
          tone="warm"
          title={t`Texts in this colour are hard to read`}
          end={
            <Button variant="quiet" onPress={() => onChange(checked.nearest)}>
              <span
                aria-hidden="true"
                className="size-5 rounded-full border border-line"
                style={{ background: checked.nearest }}
              />
              {t`Use ${checked.nearest}`}
            </Button>
          }
        >
          <p>
            {t`Its contrast is ${number(checked.contrast)} to 1, and ${number(checked.needed)} to 1 is needed. The nearest colour that has it is ${checked.nearest}.`}
          </p>
        </Alert>
      )}
      {checked && isReadable && (
        <p role="status" className="text-small text-muted">
          {t`Easy to read: its contrast is ${number(checked.contrast)} to 1.`}
        </p>
      )}
      {checked && <AccentPreview check={checked} />}
    </section>
  );
}
