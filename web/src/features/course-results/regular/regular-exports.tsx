import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { showIfLinked } from "../../../ui/show-if-linked.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { regularQuery } from "./api.ts";
import { RegularDialog } from "./regular-dialog.tsx";
import { RegularRow } from "./regular-row.tsx";

/** Fragment that the mails link to. */
const ANCHOR = "regular";

/** The user's scheduled mails with spreadsheets of a course's results. */
export function RegularExports({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const [isAdding, setIsAdding] = useState(false);
  const { data } = useQuery(regularQuery(courseId));
  if (!data) return null;
  const { schedules } = data;
  return (
    <section
      ref={showIfLinked}
      id={ANCHOR}
      aria-labelledby="regular-title"
      className="mt-8 grid scroll-mt-6 grid-cols-[minmax(0,1fr)] justify-items-start gap-4"
    >
      <div>
        <h3 id="regular-title" className="font-semibold">
          {t`Sent to you regularly`}
        </h3>
        <p className="max-w-prose text-small text-muted">
          {t`By e-mail, at seven in the morning, to you alone, with the results of everybody. It stops by itself once you may no longer see them.`}
        </p>
      </div>
      {schedules.length > 0 && (
        <ul className="w-full rounded-card border border-line bg-card">
          {schedules.map((schedule) => (
            <RegularRow key={schedule.id} courseId={courseId} schedule={schedule} />
          ))}
        </ul>
      )}
      <Button variant="quiet" icon="mail" onPress={() => setIsAdding(true)}>
        {t`Send regularly…`}
      </Button>
      {isAdding && <RegularDialog courseId={courseId} onClose={() => setIsAdding(false)} />}
    </section>
  );
}
