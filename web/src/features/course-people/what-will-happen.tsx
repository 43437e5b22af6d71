import { Plural, useLingui } from "@lingui/react/macro";
import type { TypedPerson } from "@paso/contract";
import type { ReactNode } from "react";

import type { Failure } from "../../api/index.ts";
import { FormError } from "../../ui/staff/form-error.tsx";
import { Icon, type IconName } from "../../ui/staff/icon.tsx";

interface WhatWillHappenProps {
  people: readonly TypedPerson[];
  /** Whether nothing was typed yet. */
  isEmpty: boolean;
  /** Whether the site sends e-mails. */
  isSending: boolean;
  /** Whether some are from a file whose groups are left out. */
  lostGroups?: boolean;
  failure: Failure | null;
}

/** Previews what adding will do: who joins, who is already in, and which lines are invalid. */
export function WhatWillHappen(props: WhatWillHappenProps) {
  const { people, isEmpty, isSending, lostGroups = false, failure } = props;
  const { t } = useLingui();
  const of = (outcome: TypedPerson["outcome"]) =>
    people.filter((person) => person.outcome === outcome);
  const [enrols, invites, returns, here, repeated] = [
    of("enrols"),
    of("invites"),
    of("returns"),
    of("here"),
    of("repeated"),
  ];
  const faulty = people.filter(({ message }) => message !== null);
  return (
    <>
      <h3 className="font-semibold">{t`What will happen`}</h3>
      <div role="status" className="mt-3 grid gap-3">
        {isEmpty && (
          <p className="text-muted">
            {t`Type or paste people. Before anything is done, you see here what will happen to each of them.`}
          </p>
        )}
        {!isEmpty && failure && <FormError failure={failure} />}
        {enrols.length > 0 && (
          <Outcome icon="add" tone="text-accent" names={enrols}>
            <Plural value={enrols.length} one="# is enrolled" other="# are enrolled" />
          </Outcome>
        )}
        {invites.length > 0 && (
          <Outcome icon="mail" tone="text-accent" names={invites}>
            <Plural
              value={invites.length}
              one="# is new and gets an invitation"
              other="# are new and get an invitation"
            />
          </Outcome>
        )}
        {invites.length > 0 && !isSending && (
          <Warning>
            {t`This site has no mail server yet: invitations wait until an administrator sets one up.`}
          </Warning>
        )}
        {lostGroups && (
          <Warning>
            {t`The groups of the file are left out here: all new students join one group. Administrators import files with groups under “People”.`}
          </Warning>
        )}
        {returns.length > 0 && (
          <Outcome icon="restore" tone="text-accent" names={returns}>
            <Plural
              value={returns.length}
              one="# comes back to earlier answers"
              other="# come back to their earlier answers"
            />
          </Outcome>
        )}
        {here.length > 0 && (
          <Outcome icon="check" tone="text-muted" names={here}>
            <Plural value={here.length} one="# is here already" other="# are here already" />
          </Outcome>
        )}
        {repeated.length > 0 && (
          <Outcome icon="copy" tone="text-muted" names={repeated}>
            <Plural
              value={repeated.length}
              one="# is in the list twice"
              other="# are in the list twice"
            />
          </Outcome>
        )}
        {faulty.length > 0 && <FaultyLines people={faulty} />}
      </div>
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 text-warm">
      <Icon name="warning" className="mt-0.5 size-5" />
      {children}
    </p>
  );
}

interface OutcomeProps {
  icon: IconName;
  /** Colour of the icon. */
  tone: string;
  names: readonly TypedPerson[];
  children: ReactNode;
}

/** Maximum number of names listed. */
const MOST_NAMES = 8;

function Outcome({ icon, tone, names, children }: OutcomeProps) {
  const { i18n } = useLingui();
  const shown = names.slice(0, MOST_NAMES).map(({ name, email }) => name || email);
  const list = new Intl.ListFormat(i18n.locale, { type: "unit" }).format(shown);
  return (
    <p className="flex items-start gap-2.5">
      <Icon name={icon} className={`mt-0.5 size-5 ${tone}`} />
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{children}</strong>: {list}
        {names.length > MOST_NAMES && "…"}
      </span>
    </p>
  );
}

function FaultyLines({ people }: { people: readonly TypedPerson[] }) {
  const { t } = useLingui();
  const shown = people.slice(0, MOST_NAMES);
  return (
    <div className="flex items-start gap-2.5">
      <Icon name="warning" className="mt-0.5 size-5 text-wrong" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold text-wrong">
          <Plural value={people.length} one="# stays in the box" other="# stay in the box" />
        </p>
        <ul>
          {shown.map(({ line, email, message }) => (
            <li key={`${line} ${email}`}>{t`Line ${line}, ${email}: ${message}`}</li>
          ))}
          {people.length > MOST_NAMES && <li aria-hidden="true">…</li>}
        </ul>
      </div>
    </div>
  );
}
