import { useLingui } from "@lingui/react/macro";
import { restorePart, type EndpointOutput, type listTrash, type PartKind } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, describeFailure } from "../../api/index.ts";
import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { Button } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { showToast } from "../../ui/staff/toast.ts";

interface TrashListProps {
  trash: EndpointOutput<typeof listTrash>;
  /** Goes to a restored part. */
  onGo: (address: string) => void;
}

/** Removed parts, newest first, each with a button to restore it. */
export function TrashList({ trash, onGo }: TrashListProps) {
  const { t, i18n } = useLingui();
  const kindNames = useKindNames();
  const queryClient = useQueryClient();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (part: { kind: PartKind; id: number }) => call(restorePart, { body: part }),
    onSuccess: ({ redirect_to: place }) => {
      showToast({ text: t`Restored`, action: { label: t`Show it`, onAction: () => onGo(place) } });
      return queryClient.invalidateQueries();
    },
  });
  if (trash.parts.length === 0) {
    return (
      <EmptyState
        title={t`The trash is empty`}
        text={t`Courses, modules, pages and sections that are deleted wait here and can be restored. Students' answers stay with them.`}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {t`What is here stays until somebody restores it, with its answers. Nothing is removed for good by itself.`}
      </p>
      <FormError failure={error && describeFailure(error)} />
      <ul className="overflow-hidden rounded-card border border-line bg-card">
        {trash.parts.map(({ kind, id, title, path, deleted_at: deletedAt }) => {
          const when = formatLocalDate(deletedAt, i18n.locale);
          const named = title || t`(no text)`;
          return (
            <li
              key={`${kind}-${id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-5 py-3 not-first:border-t"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-semibold wrap-anywhere">{named}</p>
                <p className="text-small text-muted">
                  {[kindNames[kind], ...path].join(" · ")}
                  <br />
                  {t`Deleted on ${when} (${trash.time_zone})`}
                </p>
              </div>
              <Button
                variant="quiet"
                icon="restore"
                busy={isPending && variables.kind === kind && variables.id === id}
                aria-label={t`Restore ${named}`}
                onPress={() => mutate({ kind, id })}
              >
                {t`Restore`}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function useKindNames(): Record<PartKind, string> {
  const { t } = useLingui();
  return { course: t`Course`, module: t`Module`, page: t`Page`, section: t`Section` };
}
