import { useLingui } from "@lingui/react/macro";
import type { StudentWay } from "@paso/contract";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { useStepName } from "../parts/use-step-name.ts";
import { useUndo } from "./use-intervene.tsx";

interface RecentChangesProps {
  courseId: number;
  way: StudentWay;
  /** The button that was pressed is about to disappear. */
  onUndone: () => void;
}

/** Interventions of the last day, each with a button to undo it. */
export function RecentChanges({ courseId, way, onUndone }: RecentChangesProps) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, variables } = useUndo({ courseId, userId: way.student.id });
  const describe = useDescription(way);
  if (way.interventions.length === 0) return null;
  return (
    <section
      aria-labelledby="recent-changes"
      className="rounded-card border border-line bg-card p-5"
    >
      <h3 id="recent-changes" className="font-semibold">
        {t`Changed by staff`}
      </h3>
      <ul>
        {way.interventions.map((one) => {
          const what = describe(one);
          const until = formatLocalDate(one.undoable_until, i18n.locale);
          return (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 last:border-0"
            >
              <span className="min-w-0 wrap-anywhere">
                {what}
                <span className="block text-small text-muted">
                  {[one.by, way.may_intervene && t`can be undone until ${until}`]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              {way.may_intervene && (
                <Button
                  variant="plain"
                  aria-label={t`Undo: ${what}`}
                  busy={isPending && variables === one.id}
                  onPress={() => mutate(one.id, { onSuccess: onUndone })}
                >
                  {t`Undo`}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {way.interventions.some(({ kind }) => kind === "reset") && (
        <p className="mt-2 max-w-prose text-small text-muted">
          {t`Undoing a reset brings back what was there. What was answered anew since stays as it is now.`}
        </p>
      )}
    </section>
  );
}

type Intervention = StudentWay["interventions"][number];

function useDescription(way: StudentWay): (one: Intervention) => string {
  const { t, i18n } = useLingui();
  const nameOf = useStepName();
  const { pages, own_end: end } = way;
  // Only the newest of several extensions still says when the course ends for them.
  const lastExtension = way.interventions.find(({ kind }) => kind === "extend");
  return ({ id, kind, page_id: pageId, section_id: sectionId }) => {
    const page = pages.find(({ id }) => id === pageId);
    const title = page?.title ?? "";
    const section = page?.sections.find(({ id }) => id === sectionId);
    const step = section && nameOf(section);
    if (kind === "extend") {
      const until = end !== null && id === lastExtension?.id && formatLocalDate(end, i18n.locale);
      return until ? t`More time, until ${until}` : t`More time`;
    }
    if (kind === "open") return t`“${title}” was opened`;
    if (kind === "excuse") return t`“${title}” was excused`;
    return step === undefined ? t`“${title}” was reset` : t`“${step}” on “${title}” was reset`;
  };
}
