import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnSurvey } from "@paso/contract";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { Icon } from "../../ui/student/icon.tsx";

/** Says who will see what, before anything is answered. */
export function PrivacyNote({ survey }: { survey: OwnSurvey }) {
  const { t, i18n } = useLingui();
  const end = survey.closes && formatLocalDate(survey.closes, i18n.locale);
  const zone = survey.time_zone;
  return (
    <section
      aria-labelledby="privacy"
      className="flex gap-4 rounded-card border border-line bg-card px-5 py-4"
    >
      <Icon name="info" className="mt-0.5 size-6 text-accent" />
      <div className="grid gap-1.5">
        <h2 id="privacy" className="font-semibold">
          {survey.is_anonymous ? t`This survey is anonymous` : t`This survey is not anonymous`}
        </h2>
        {survey.is_anonymous ? (
          <p>
            <Trans>
              Your answers are stored without your name, without the time, and separately from the
              record that you took part. The site keeps nothing that says which answers are yours,
              so you cannot change or delete them later. Take care that what you write in your own
              words does not give you away.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              The administrators of this site see your answers together with your name. They are
              part of the copy of your data and are deleted with your account.
            </Trans>
          </p>
        )}
        <p className="text-small text-muted">
          <Trans>
            You can answer once. Until you send them, your answers are kept only on this device.
          </Trans>
          {end && (
            <>
              {" "}
              <Trans>
                The survey is open until {end} ({zone}).
              </Trans>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
