import { useLingui } from "@lingui/react/macro";
import type { ClassChoices } from "@paso/contract";

import { IconButton } from "../../../ui/staff/button.tsx";
import { SearchablePicker } from "../../../ui/staff/searchable-picker.tsx";

interface HostsFieldProps {
  /** Possible hosts. */
  people: ClassChoices["hosts"];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}

/** A class's hosts: they join as hosts and get its notifications. */
export function HostsField({ people, chosen, onChange, error }: HostsFieldProps) {
  const { t } = useLingui();
  const left = people.filter(({ id }) => !chosen.includes(id));
  return (
    <div className="grid gap-3">
      {chosen.length > 0 && (
        <ul className="border-t border-line">
          {chosen.map((id) => {
            const name =
              people.find((person) => person.id === id)?.name ?? t`No longer on the staff`;
            return (
              <li key={id} className="flex items-center justify-between gap-4 border-b border-line">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <IconButton
                  icon="cross"
                  label={t`Remove: ${name}`}
                  onPress={() => onChange(chosen.filter((one) => one !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {(left.length > 0 || error) && (
        <SearchablePicker
          // Remounts: its options cannot change once rendered, and its input must be cleared.
          key={left.map(({ id }) => id).join()}
          label={t`Add a host`}
          hint={t`Hosts let people in and end the class.`}
          placeholder={t`Type a name`}
          value={null}
          onChange={(id) => id !== null && onChange([...chosen, id])}
          options={left.map(({ id, name }) => ({ id, label: name }))}
          error={error}
          className="max-w-96"
        />
      )}
    </div>
  );
}
