import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { Alert } from "../../../ui/staff/alert.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import type { LostVotes } from "./find-lost-votes.ts";

interface LostVotesNoteProps {
  lost: readonly LostVotes[];
  isDisabled: boolean;
  onBringBack: () => void;
}

/** Warns of votes that a save would lose with removed options, and offers to restore them. */
export function LostVotesNote({ lost, isDisabled, onBringBack }: LostVotesNoteProps) {
  const { t } = useLingui();
  return (
    <div className="mt-3">
      <Alert
        tone="warm"
        title={t`Saving takes an option from people who chose it`}
        end={
          <Button variant="quiet" isDisabled={isDisabled} onPress={onBringBack}>
            {t`Bring back`}
          </Button>
        }
      >
        <ul>
          {lost.map(({ id, text, people }) => (
            <li key={id}>
              {t`“${text}”: ${plural(people, { one: "# answer loses its option", other: "# answers lose their option" })}`}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
