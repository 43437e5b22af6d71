import { useLingui } from "@lingui/react/macro";
import type { ClassRecording } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Badge } from "../../../ui/staff/badge.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import {
  deleteRecording,
  putRecording,
  type RecordingFields,
} from "../queries/attendance-queries.ts";
import { plannedClassQuery } from "../queries/class-queries.ts";

interface RecordingRowProps {
  classId: number;
  recording: ClassRecording;
  mayChange: boolean;
}

/** A recording: released to students or hidden from them. */
export function RecordingRow({ classId, recording, mayChange }: RecordingRowProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { id, title, address, password, can_embed: canEmbed, is_embedded: isEmbedded } = recording;
  const isReleased = recording.released_at !== null;
  const settle = {
    onSettled: () => queryClient.invalidateQueries(plannedClassQuery(classId)),
    onError: (error: Error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  };
  const change = useMutation({
    mutationFn: (fields: Partial<RecordingFields>) =>
      putRecording(classId, id, {
        title,
        is_embedded: isEmbedded,
        is_released: isReleased,
        ...fields,
      }),
    ...settle,
  });
  const remove = useMutation({ mutationFn: () => deleteRecording(classId, id), ...settle });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line px-5 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold underline underline-offset-4"
          >
            {title}
          </a>
          {isReleased ? (
            <Badge tone="accent">{t`Released`}</Badge>
          ) : (
            <Badge tone="calm">{t`Only staff see it`}</Badge>
          )}
        </p>
        <p className="text-small text-muted">
          {isEmbedded ? t`Played on the page` : t`A link that opens in another tab`}
          {password && ` · ${t`Password: ${password}`}`}
        </p>
      </div>
      {mayChange && (
        <div className="flex items-center gap-2">
          <Button
            variant={isReleased ? "quiet" : "primary"}
            busy={change.isPending}
            aria-label={isReleased ? t`Hide “${title}”` : t`Release “${title}”`}
            onPress={() => change.mutate({ is_released: !isReleased })}
          >
            {isReleased ? t`Hide` : t`Release`}
          </Button>
          <Menu label={t`More for “${title}”`}>
            {canEmbed && (
              <MenuItem
                icon="eye"
                label={isEmbedded ? t`Show as a link` : t`Play on the page`}
                onAction={() => change.mutate({ is_embedded: !isEmbedded })}
              />
            )}
            <MenuItem icon="trash" tone="wrong" label={t`Remove`} onAction={() => setAsked(true)} />
          </Menu>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t`Remove “${title}”?`}
        confirmLabel={t`Remove`}
        danger
        onConfirm={() => {
          setAsked(false);
          remove.mutate();
        }}
      >
        {t`It is no longer on the page of the class. The file at its service stays.`}
      </ConfirmDialog>
    </li>
  );
}
