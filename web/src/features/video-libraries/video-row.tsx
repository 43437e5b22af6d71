import { useLingui } from "@lingui/react/macro";
import type { LibraryVideo } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { Menu, MenuItem } from "../../ui/staff/menu.tsx";
import { SwitchField } from "../../ui/staff/switch-field.tsx";
import { libraryKey, type LibraryOwner } from "../../video-library/library-queries.ts";
import { VideoFacts } from "../../video-library/video-facts.tsx";
import { putRelease } from "./video-calls.ts";

/** An action on one video of the list. */
export type VideoTask = "play" | "edit" | "remove";

interface VideoRowProps {
  owner: LibraryOwner;
  video: LibraryVideo;
  mayChange: boolean;
  onTask: (task: VideoTask) => void;
}

/** A video of a library, with its actions. */
export function VideoRow({ owner, video, mayChange, onTask }: VideoRowProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id, title } = video;
  const release = useMutation({
    mutationFn: (released: boolean) => putRelease(id, released),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: libraryKey(owner) }),
  });
  return (
    <li className="grid gap-3 border-line px-5 py-4 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <VideoFacts video={video} />
        </div>
        {owner !== null && (
          <SwitchField
            label={t`Shown to students`}
            value={release.isPending ? release.variables : video.released}
            onChange={(released) => release.mutate(released)}
            isDisabled={!mayChange}
          />
        )}
        <div className="flex items-center gap-1">
          <Button variant="quiet" aria-label={t`Play ${title}`} onPress={() => onTask("play")}>
            {t`Play`}
          </Button>
          {mayChange && (
            <Menu label={t`More for ${title}`}>
              <MenuItem icon="edit" label={t`Edit`} onAction={() => onTask("edit")} />
              <MenuItem
                icon="trash"
                tone="wrong"
                label={t`Remove`}
                onAction={() => onTask("remove")}
              />
            </Menu>
          )}
        </div>
      </div>
      <FormError failure={release.error && describeFailure(release.error)} />
    </li>
  );
}
