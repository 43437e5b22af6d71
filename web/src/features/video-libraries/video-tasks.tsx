import { useLingui } from "@lingui/react/macro";
import type { LibraryVideo } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";

import { describeFailure } from "../../api/index.ts";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { ConfirmDialog, Dialog } from "../../ui/staff/dialog.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { libraryKey, type LibraryOwner } from "../../video-library/library-queries.ts";
import { deleteVideo } from "./video-calls.ts";
import { VideoForm } from "./video-form.tsx";
import type { VideoTask } from "./video-row.tsx";

const PlayDialog = lazyPart(async () => (await import("./play-dialog.tsx")).PlayDialog, {
  texts: "admin",
  dialog: true,
});

/** The action in progress; a new video does not exist yet. */
export type OpenTask = { task: "add"; video: null } | { task: VideoTask; video: LibraryVideo };

interface VideoTasksProps {
  owner: LibraryOwner;
  openTask: OpenTask | null;
  mayChange: boolean;
  onClose: () => void;
}

/** The dialogs of a library. */
export function VideoTasks({ owner, openTask, mayChange, onClose }: VideoTasksProps) {
  const { t } = useLingui();
  if (openTask === null) return null;
  const { task, video } = openTask;
  if (task === "play") {
    return (
      <Suspense>
        <PlayDialog owner={owner} video={video} mayChange={mayChange} onClose={onClose} />
      </Suspense>
    );
  }
  if (task === "remove") return <RemoveDialog owner={owner} video={video} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={task === "add" ? t`Add a video` : t`Edit the video`}>
      <VideoForm owner={owner} video={video} onDone={onClose} />
    </Dialog>
  );
}

interface RemoveDialogProps {
  owner: LibraryOwner;
  video: LibraryVideo;
  onClose: () => void;
}

function RemoveDialog({ owner, video, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id, title } = video;
  const remove = useMutation({
    mutationFn: () => deleteVideo(id),
    onSuccess() {
      showToast({ text: t`Video removed` });
      onClose();
      return queryClient.invalidateQueries({ queryKey: libraryKey(owner) });
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t`Remove “${title}”?`}
      confirmLabel={t`Remove video`}
      onConfirm={() => remove.mutate()}
    >
      <p>
        {owner === null
          ? t`It leaves this library. Sections and courses that use it keep it.`
          : t`It leaves this library, and how far students watched it here is forgotten. Sections that use it keep it.`}
      </p>
      <FormError failure={remove.error && describeFailure(remove.error)} />
    </ConfirmDialog>
  );
}
