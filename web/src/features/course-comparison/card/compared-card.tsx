import { useLingui } from "@lingui/react/macro";
import type { ComparedQuestion } from "@paso/contract";
import type { ReactNode } from "react";

import { PathLink } from "../../../ui/path-link.tsx";

interface ComparedCardProps {
  question: ComparedQuestion;
  language: string;
  children: ReactNode;
}

/** A question with a link to it, above its comparison. */
export function ComparedCard({ question, language, children }: ComparedCardProps) {
  const { t } = useLingui();
  const { question: text, page_title: page, redirect_to: path } = question;
  return (
    <article className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 lang={language} className="font-semibold wrap-anywhere">
        {text}
      </h3>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3 text-small text-muted">
        <span lang={language} className="wrap-anywhere">
          {page}
        </span>
        <PathLink
          path={path}
          className="-my-2 inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
        >
          {t`Show in the course`}
          <span className="sr-only">: {text}</span>
        </PathLink>
      </p>
      {children}
    </article>
  );
}
