import { useLingui } from "@lingui/react/macro";
import type { CataloguePage } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { useUser } from "../../../session/session-query.ts";
import { buttonClass } from "../../../ui/student/button.tsx";
import { useSignUpTexts } from "../course/use-sign-up-texts.ts";
import { SignUpForm } from "./sign-up-form.tsx";
import { TakeBack } from "./take-back.tsx";

interface SignUpPanelProps {
  course: CataloguePage["course"];
  timeZone: string;
}

/** The user's state in a course, and the one possible next step. */
export function SignUpPanel({ course, timeZone }: SignUpPanelProps) {
  const { t } = useLingui();
  const texts = useSignUpTexts(timeZone);
  const isSignedIn = useUser() !== null;
  const { own, sign_up: signUp } = course;
  const facts = texts.signUp(course).filter(Boolean);
  const isOpen = signUp.state === "open" || signUp.state === "full";
  const mayAsk = isOpen && (own === null || own.state === "declined");
  return (
    <div className="grid gap-4 rounded-card border border-line bg-card p-5 shadow-float">
      <div role="status" className="empty:hidden">
        {own && <p className="font-semibold">{texts.own(own)}</p>}
        {own?.message && (
          <blockquote className="mt-2 whitespace-pre-line text-muted wrap-anywhere">
            {own.message}
          </blockquote>
        )}
        {own?.state === "waiting" && (
          <p className="mt-1 text-muted">{t`You will join as soon as a seat is free, and we will let you know.`}</p>
        )}
      </div>
      {own?.state !== "enrolled" && (
        <ul className="grid gap-1 text-muted empty:hidden">
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      )}
      {own?.state === "enrolled" && (
        <Link to="/student" className={buttonClass()}>{t`Go to your courses`}</Link>
      )}
      {mayAsk && isSignedIn && <SignUpForm course={course} />}
      {mayAsk && !isSignedIn && (
        <Link to="/login" search={{ next: `/catalogue/${course.id}` }} className={buttonClass()}>
          {t`Sign in to enrol`}
        </Link>
      )}
      {signUp.way === "off" && own === null && (
        <p className="text-muted">{t`You need a code from its teachers to join this course.`}</p>
      )}
      {(own?.state === "pending" || own?.state === "waiting") && (
        <TakeBack courseId={course.id} state={own.state} />
      )}
    </div>
  );
}
