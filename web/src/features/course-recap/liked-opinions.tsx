import { useLingui } from "@lingui/react/macro";
import type { CourseRecap } from "@paso/contract";
import { useId } from "react";

import { Avatar } from "../../ui/avatar.tsx";

interface LikedOpinionsProps {
  liked: CourseRecap["liked"];
  /** Language of the questions. */
  language: string;
}

/** Course mates' opinions that the student liked. */
export function LikedOpinions({ liked, language }: LikedOpinionsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-question font-semibold">
        {t`What you liked`}
      </h3>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {liked.map((opinion) => (
          <li key={opinion.id} className="rounded-card border border-line bg-card p-5">
            <div className="flex items-center gap-3">
              <Avatar name={opinion.first_name} picture={opinion.user.avatar} size="small" />
              <span className="min-w-0 font-semibold wrap-anywhere">{opinion.first_name}</span>
            </div>
            <blockquote dir="auto" className="mt-3 line-clamp-6 wrap-anywhere whitespace-pre-wrap">
              {opinion.answer}
            </blockquote>
            <p lang={language} className="mt-2 line-clamp-2 text-small text-muted wrap-anywhere">
              {opinion.question}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
