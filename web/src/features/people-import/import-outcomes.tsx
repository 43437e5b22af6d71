import { useLingui } from "@lingui/react/macro";
import type { ImportedRow, ImportRow } from "@paso/contract";
import { useState } from "react";

import { useRoleName } from "../../session/use-role-options.ts";
import { EmailAddress } from "../../ui/email-address.tsx";
import { Badge } from "../../ui/staff/badge.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";

interface ImportOutcomesProps {
  rows: readonly ImportRow[];
  /** In the order of the rows. */
  outcomes: readonly ImportedRow[];
}

type Shown = ImportedRow["outcome"] | "all";

/** Rows on the screen at a time. */
const PART = 50;

/** Every row of the file with its outcome. */
export function ImportOutcomes({ rows, outcomes }: ImportOutcomesProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown>("all");
  const [parts, setParts] = useState(1);
  const countOf = (wanted: Shown) =>
    wanted === "all"
      ? outcomes.length
      : outcomes.filter(({ outcome }) => outcome === wanted).length;
  const labels: Record<Shown, string> = {
    all: t({ message: "All", context: "rows" }),
    new: t({ message: "New", context: "person" }),
    changes: t`Changes`,
    unchanged: t`Unchanged`,
    refused: t`Refused`,
  };
  const fitting = outcomes
    .map((outcome, index) => ({ outcome, row: rows[index] }))
    .filter(({ outcome }) => shown === "all" || outcome.outcome === shown);
  const order = ["all", "new", "changes", "unchanged", "refused"] as const;
  return (
    <>
      <p role="status" className="flex flex-wrap gap-x-4 tabular-nums">
        {order.slice(1).map((outcome) => (
          <span key={outcome}>
            {labels[outcome]}: <strong>{countOf(outcome)}</strong>
          </span>
        ))}
      </p>
      <SelectField
        label={t`Show`}
        value={shown}
        onChange={(next) => {
          setShown(next);
          setParts(1);
        }}
        options={order.map((id) => ({ id, label: `${labels[id]} (${countOf(id)})` }))}
        className="sm:w-72"
      />
      {fitting.length > 0 && (
        <ul
          aria-label={t`Rows of the file`}
          className="overflow-clip rounded-card border border-line bg-card"
        >
          {fitting.slice(0, parts * PART).map(({ outcome, row }) => (
            <OutcomeRow
              key={outcome.line}
              outcome={outcome}
              row={row}
              label={labels[outcome.outcome]}
            />
          ))}
        </ul>
      )}
      {fitting.length > parts * PART && (
        <Button variant="quiet" className="justify-self-start" onPress={() => setParts(parts + 1)}>
          {t`Show more rows`}
        </Button>
      )}
    </>
  );
}

const TONES = { new: "accent", changes: "warm", unchanged: "calm", refused: "wrong" } as const;

interface OutcomeRowProps {
  outcome: ImportedRow;
  row: ImportRow | undefined;
  label: string;
}

function OutcomeRow({ outcome, row, label }: OutcomeRowProps) {
  const { t } = useLingui();
  const changes = {
    name: t`name`,
    role: t`role`,
    language: t`language`,
    course: t`takes the course`,
    group: t`moves to the group`,
  };
  const { line, message } = outcome;
  const name = `${row?.first_name ?? ""} ${row?.last_name ?? ""}`.trim();
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line px-4 py-3 not-first:border-t sm:px-5">
      <span className="w-20 text-small text-muted tabular-nums">{t`Line ${line}`}</span>
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <span className="font-semibold">{name}</span>{" "}
        <span className="text-muted">
          <EmailAddress>{row?.email}</EmailAddress>
        </span>
      </span>
      <span className="min-w-0 basis-72 wrap-anywhere">
        <Badge tone={TONES[outcome.outcome]}>{label}</Badge>{" "}
        {message ?? outcome.changes.map((change) => changes[change]).join(", ")}
        {outcome.becomes && <Becomes {...outcome.becomes} />}
      </span>
    </li>
  );
}

/** The person's role after the row, and the course and group that it leads to. */
function Becomes({ role, course }: NonNullable<ImportedRow["becomes"]>) {
  const { t } = useLingui();
  const name = useRoleName(role);
  return (
    <span className="block text-small text-muted">
      {[name, ...(course ? [course.title, course.group || t`First group`] : [])].join(" · ")}
    </span>
  );
}
