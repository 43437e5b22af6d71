import { useLingui } from "@lingui/react/macro";
import { type BadgeFormat, type Diploma, pathOf, readBadge } from "@paso/contract";

import { Icon } from "../../ui/student/icon.tsx";
import { linkedInAddress } from "./linkedin-address.ts";

const LINK =
  "inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline";

/** The same achievement for other sites and programs. */
export function BadgeMenu({ diploma }: { diploma: Diploma }) {
  const { t } = useLingui();
  const course = diploma.course_title;
  const address = (format: BadgeFormat) =>
    pathOf(readBadge.path, { diplomaId: diploma.id, badgeFormat: format });
  const downloads = [
    { format: "png", label: t`Badge as an image (PNG)` },
    { format: "svg", label: t`Badge as a vector image (SVG)` },
    { format: "jwt", label: t`For a digital wallet (JWT)` },
  ] as const;
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        {t`Share as a digital badge`}
      </summary>
      <div className="grid gap-3 border-t border-line px-4 pt-3 pb-2">
        <p className="text-small text-muted">
          {t`A badge proves to programs what the diploma proves to people (Open Badges 3.0). Upload it where you collect your achievements. It does not contain your e-mail address.`}
        </p>
        <ul className="grid">
          {downloads.map(({ format, label }) => (
            <li key={format}>
              <a href={address(format)} download className={LINK}>
                <Icon name="download" />
                {label}
                <span className="sr-only">: {course}</span>
              </a>
            </li>
          ))}
          <li>
            <a
              href={linkedInAddress(diploma)}
              target="_blank"
              rel="noopener noreferrer"
              className={LINK}
            >
              <Icon name="arrow" />
              {t`Add to your LinkedIn profile`}
              <span className="sr-only">
                : {course} {t`(opens in a new window)`}
              </span>
            </a>
          </li>
        </ul>
      </div>
    </details>
  );
}
