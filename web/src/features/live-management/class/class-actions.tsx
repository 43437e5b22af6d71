import { useLingui } from "@lingui/react/macro";
import type { PlannedClass } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button, buttonClass } from "../../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { CancelDialog } from "../parts/cancel-dialog.tsx";
import { useShowClass } from "../parts/use-show-class.ts";
import { PLANNED_KEY, postCancelClass, removeClass } from "../queries/class-queries.ts";

interface ClassActionsProps {
  planned: PlannedClass;
  onDeleted: () => void;
}

/** Actions on a whole class: edit, cancel, delete. */
export function ClassActions({ planned, onDeleted }: ClassActionsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const show = useShowClass();
  const [asked, setAsked] = useState<"cancel" | "delete" | null>(null);
  const { id, title, state } = planned;
  const remove = useMutation({
    mutationFn: () => removeClass(id),
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: [...PLANNED_KEY, "list"] });
      onDeleted();
      showToast({ text: t`Class deleted` });
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
  return (
    <div className="flex flex-wrap gap-3">
      {state === "planned" ? (
        <>
          <Link
            to="/authoring/live/$classId/{-$panel}"
            params={{ classId: String(id), panel: "edit" }}
            className={buttonClass("quiet")}
          >
            <Icon name="edit" />
            {t`Edit`}
          </Link>
          <Button variant="danger" onPress={() => setAsked("cancel")}>
            {t`Cancel the class`}
          </Button>
        </>
      ) : (
        <Button
          variant="danger"
          icon="trash"
          busy={remove.isPending}
          onPress={() => setAsked("delete")}
        >
          {t`Delete`}
        </Button>
      )}
      <CancelDialog
        open={asked === "cancel"}
        onClose={() => setAsked(null)}
        title={t`Cancel “${title}”?`}
        subject={`class.${id}`}
        confirmLabel={t`Cancel the class`}
        cancel={(reason) => postCancelClass(id, reason)}
        onCancelled={(cancelled) => {
          void show(cancelled);
          showToast({ text: t`Class cancelled` });
        }}
      />
      <ConfirmDialog
        open={asked === "delete"}
        onClose={() => setAsked(null)}
        title={t`Delete “${title}”?`}
        confirmLabel={t`Delete for good`}
        danger
        onConfirm={() => {
          setAsked(null);
          remove.mutate();
        }}
      >
        {t`Its attendance and recordings go with it. This cannot be undone.`}
      </ConfirmDialog>
    </div>
  );
}
