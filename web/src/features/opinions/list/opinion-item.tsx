import { useLingui } from "@lingui/react/macro";
import type { Opinion } from "@paso/contract";

import { Avatar } from "../../../ui/avatar.tsx";
import { VisuallyHidden } from "../../../ui/student/visually-hidden.tsx";
import { OpinionCounts } from "./opinion-counts.tsx";

interface OpinionItemProps {
  opinion: Opinion;
  /** Opens it; omit it for read-only opinions. */
  onOpen?: (() => void) | undefined;
}

/** A course mate's opinion in the list, with its reactions. A press anywhere on it opens it. */
export function OpinionItem({ opinion, onOpen }: OpinionItemProps) {
  const { t } = useLingui();
  const name = opinion.first_name;
  return (
    <li className="py-1.5">
      <div
        className={`relative -mx-3 flex gap-4 rounded-control px-3 py-3.5 ${onOpen ? "transition-colors hover:bg-accent-soft" : ""}`}
      >
        <Avatar name={name} picture={opinion.user.avatar} />
        <div className="min-w-0 grow">
          {opinion.pin === "pinned" && (
            <p className="mb-1 text-small font-semibold text-accent">{t`Picked by your teachers`}</p>
          )}
          {onOpen ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className="text-start font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-control"
            >
              {name}
              <VisuallyHidden>: {t`open this opinion`}</VisuallyHidden>
            </button>
          ) : (
            <p className="font-semibold wrap-anywhere">{name}</p>
          )}
          <p
            dir="auto"
            className={`mt-0.5 wrap-anywhere whitespace-pre-line ${onOpen ? "line-clamp-16 sm:line-clamp-12" : ""}`}
          >
            {opinion.answer}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-5 text-small text-muted tabular-nums">
            <OpinionCounts opinion={opinion} />
          </p>
        </div>
      </div>
    </li>
  );
}
