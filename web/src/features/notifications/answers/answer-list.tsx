import { useLingui } from "@lingui/react/macro";
import type { Notification } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { NotificationItem } from "../list/notification-item.tsx";
import { useMarkRead } from "../list/use-mark-read.ts";

/** Answers to the viewer's opinions, each with a link to the opinion; nothing if there are none. */
export function AnswerList({ answers }: { answers: readonly Notification[] }) {
  const { t } = useLingui();
  const mark = useMarkRead();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="answers" className="text-question font-semibold">
          {t`Answers to you`}
        </h2>
        <Link
          to="/notifications"
          className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
        >
          {t`All notifications`}
        </Link>
      </div>
      <ul className="mt-1 border-y border-line">
        {answers.map((answer) => (
          <NotificationItem
            key={answer.id}
            notification={answer}
            onFollow={() => mark.mutate({ one: answer.id })}
          />
        ))}
      </ul>
    </section>
  );
}
