import { Plural, Trans } from "@lingui/react/macro";

import type { Survey } from "./save-survey.ts";

/** A survey's questions and options, read-only. */
export function SurveyQuestions({ survey }: { survey: Survey }) {
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        <Plural value={survey.answers} one="# answer" other="# answers" />
      </p>
      <ol className="grid gap-4">
        {survey.sections.map(({ id, radio, textarea }, index) => (
          <li key={id} className="rounded-card border border-line bg-card px-5 py-4">
            <h2 className="font-semibold wrap-anywhere">
              {index + 1}. {radio?.question ?? textarea?.question}
            </h2>
            {radio ? (
              <ul className="mt-2 list-disc ps-6 wrap-anywhere">
                {radio.items.map((text, place) => (
                  <li key={radio.item_ids[place]}>{text}</li>
                ))}
              </ul>
            ) : (
              <p className="mt-2 text-muted">
                <Trans>Answered in one’s own words.</Trans>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
