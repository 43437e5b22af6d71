import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ImportCheck } from "@paso/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { describeFailure } from "../../api/index.ts";
import type { Field } from "../../people-table/columns.ts";
import type { PeopleTable } from "../../people-table/read-table.ts";
import { rowsOfTable } from "../../people-table/rows-of-table.ts";
import { Alert } from "../../ui/staff/alert.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { importCheckQuery, postImport } from "./api.ts";
import { ColumnFields } from "./column-fields.tsx";
import { ImportOutcomes } from "./import-outcomes.tsx";

interface TryImportProps {
  table: PeopleTable;
  onColumns: (columns: (Field | null)[]) => void;
  onStartOver: () => void;
  onBegun: (jobId: number) => void;
}

/** Maps the columns, and shows what importing them would do. */
export function TryImport({ table, onColumns, onStartOver, onBegun }: TryImportProps) {
  const { t } = useLingui();
  const [invite, setInvite] = useState(false);
  const rows = useMemo(() => rowsOfTable(table), [table]);
  const hasAddresses = table.columns.includes("email");
  const [createsGroups, setCreatesGroups] = useState(false);
  const wanted = { rows, createsGroups };
  const check = useQuery({ ...importCheckQuery(wanted), enabled: hasAddresses });
  const begin = useMutation({
    mutationFn: () => postImport(wanted, invite),
    onSuccess: ({ job_id: jobId }) => onBegun(jobId),
  });
  const { rows: outcomes = [], missing_groups: missing = [] } = check.data ?? {};
  const created = outcomes.filter(({ outcome }) => outcome === "new").length;
  const writing = created + outcomes.filter(({ outcome }) => outcome === "changes").length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="columns" className="grid gap-4">
        <h2 id="columns" className="text-question font-semibold">{t`What the columns are`}</h2>
        <ColumnFields table={table} onChange={onColumns} />
      </section>
      <section aria-labelledby="outcomes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="outcomes" className="text-question font-semibold">{t`What will happen`}</h2>
        {!hasAddresses && (
          <Alert tone="warm">{t`Choose the column with the e-mail addresses.`}</Alert>
        )}
        {hasAddresses && check.isPending && <Loading className="py-10" />}
        {hasAddresses && check.isError && (
          <LoadFailure
            failure={describeFailure(check.error)}
            onRetry={() => void check.refetch()}
          />
        )}
        {hasAddresses && check.isSuccess && <ImportOutcomes rows={rows} outcomes={outcomes} />}
      </section>
      {missing.length > 0 && (
        <CheckboxField
          label={t`${plural(missing.length, {
            one: "Create the group that is missing",
            other: "Create the # groups that are missing",
          })}`}
          hint={nameGroups(missing)}
          value={createsGroups}
          onChange={setCreatesGroups}
        />
      )}
      {created > 0 && (
        <CheckboxField
          label={t`Send each new person an invitation`}
          hint={t`With a link to choose a password, valid for 7 days. You can also invite them later.`}
          value={invite}
          onChange={setInvite}
        />
      )}
      <FormError failure={begin.error && describeFailure(begin.error)} />
      <div className="flex flex-wrap gap-3">
        <Button
          isDisabled={!hasAddresses || writing === 0 || check.isFetching}
          busy={begin.isPending}
          onPress={() => begin.mutate()}
        >
          {writing === 0
            ? t`Nothing to import`
            : t`${plural(writing, { one: "Import # row", other: "Import # rows" })}`}
        </Button>
        <Button variant="quiet" onPress={onStartOver}>
          {t`Choose another file`}
        </Button>
      </div>
    </div>
  );
}

/** How many missing groups are named. */
const MOST_NAMED = 10;

function nameGroups(missing: ImportCheck["missing_groups"]): string {
  const names = missing.slice(0, MOST_NAMED).map(({ course, group }) => `${course}: ${group}`);
  return [...names, ...(missing.length > MOST_NAMED ? ["…"] : [])].join(" · ");
}
