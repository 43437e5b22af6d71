import { useLingui } from "@lingui/react/macro";
import type { PlannedClass, PlannedDate } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";

import { Button } from "../../../ui/staff/button.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { FetchNote } from "../parts/fetch-note.tsx";
import { plannedClassQuery } from "../queries/class-queries.ts";
import { AddRecording } from "./add-recording.tsx";
import { RecordingRow } from "./recording-row.tsx";

interface RecordingsProps {
  planned: PlannedClass;
  date: PlannedDate;
}

/** Polling interval in milliseconds while recordings are being fetched. */
const LOOK_AGAIN = 5_000;

/** A date's recordings; students see the released ones. */
export function Recordings({ planned, date }: RecordingsProps) {
  const { t } = useLingui();
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const isPending = date.recordings_fetch.state === "pending";
  useQuery({
    ...plannedClassQuery(planned.id),
    enabled: isPending,
    refetchInterval: LOOK_AGAIN,
    refetchOnMount: false,
  });
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-question font-semibold">
          {t`Recordings`}
        </h2>
        {planned.may_change && (
          <Button variant="quiet" icon="add" onPress={() => setAdding(true)}>
            {t`Add a recording`}
          </Button>
        )}
      </div>
      <FetchNote
        fetch={date.recordings_fetch}
        failed={t`Recordings could not be fetched`}
        pending={t`Recordings are being fetched. Services take up to some hours.`}
      />
      {date.recordings.length === 0 ? (
        <p className="text-muted">
          {t`None yet. You can add one by its address, wherever it is kept.`}
        </p>
      ) : (
        <ul className="rounded-card border border-line bg-card">
          {date.recordings.map((recording) => (
            <RecordingRow
              key={recording.id}
              classId={planned.id}
              recording={recording}
              mayChange={planned.may_change}
            />
          ))}
        </ul>
      )}
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t`Add a recording`}>
        <AddRecording
          date={{ classId: planned.id, occurrenceId: date.id }}
          onClose={() => setAdding(false)}
        />
      </Dialog>
    </section>
  );
}
