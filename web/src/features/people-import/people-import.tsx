import { useState } from "react";

import type { PeopleTable } from "../../people-table/read-table.ts";
import { useUser } from "../../session/session-query.ts";
import { tabStore } from "../../storage/tab-store.ts";
import { ChooseTable } from "./choose-table.tsx";
import { ImportReport } from "./import-report.tsx";
import { TryImport } from "./try-import.tsx";

/** Imports people from a file: choose, dry run, import in the background. */
export function PeopleImport() {
  const name = `people-import.${useUser()?.id ?? 0}`;
  // A reload finds the import that runs.
  const [jobId, setJobId] = useState(() => Number(tabStore.read(name)) || null);
  const [table, setTable] = useState<PeopleTable | null>(null);
  if (jobId !== null) {
    const startOver = () => {
      tabStore.drop(name);
      setTable(null);
      setJobId(null);
    };
    return <ImportReport jobId={jobId} onStartOver={startOver} />;
  }
  if (table === null) return <ChooseTable onChoose={setTable} />;
  return (
    <TryImport
      table={table}
      onColumns={(columns) => setTable({ ...table, columns })}
      onStartOver={() => setTable(null)}
      onBegun={(id) => {
        tabStore.keep(name, String(id));
        setJobId(id);
      }}
    />
  );
}
