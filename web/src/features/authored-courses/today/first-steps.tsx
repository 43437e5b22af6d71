import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { buttonClass } from "../../../ui/staff/button.tsx";

interface FirstStepsProps {
  /** The button that imports a course archive. */
  importButton: ReactNode;
  /** Whether this user may add people to the site. */
  mayAddPeople: boolean;
}

/** First steps for a user without courses. */
export function FirstSteps({ importButton, mayAddPeople }: FirstStepsProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="border-b border-line pb-3 text-question font-semibold">
        {t`What to do first`}
      </h2>
      <ol>
        <Step
          number={1}
          title={t`Write your first course`}
          text={t`A title is enough to begin. Then its outline opens for you to fill with modules and pages; nobody sees it until you publish it.`}
        >
          <Link to="/authoring/courses/new" className={buttonClass()}>
            {t`New course`}
          </Link>
        </Step>
        <Step
          number={2}
          title={t`Or bring one along`}
          text={t`A course archive of another site becomes a draft here, with its pictures and files.`}
        >
          {importButton}
        </Step>
        <Step
          number={3}
          title={t`Add your people`}
          text={
            mayAddPeople
              ? t`From a list or a CSV file, with their courses and groups. New people can get an e-mail with a link to choose a password.`
              : t`In the People tab of your course: by name, from a list, or with a code for the classroom.`
          }
        >
          {mayAddPeople && (
            <Link to="/admin/people/import" className={buttonClass("quiet")}>
              {t`Import people`}
            </Link>
          )}
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line py-5 sm:flex-nowrap">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-accent font-bold text-accent"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold">{title}</h3>
        <p className="max-w-prose text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}
