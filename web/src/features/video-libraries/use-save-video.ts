import { useLingui } from "@lingui/react/macro";
import type { LibraryVideo } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { showToast } from "../../ui/staff/toast.ts";
import {
  libraryKey,
  type LibraryOwner,
  postVideo,
  type VideoFields,
} from "../../video-library/library-queries.ts";
import { putVideo } from "./video-calls.ts";

interface SaveVideo {
  owner: LibraryOwner;
  /** Null for a new one. */
  video: LibraryVideo | null;
  onDone: () => void;
}

/** Saves a video's details, and reports the outcome. */
export function useSaveVideo({ owner, video, onDone }: SaveVideo) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (fields: VideoFields) => {
      if (video === null) return postVideo(owner, fields);
      return { ...(await putVideo(video.id, fields)), added: false };
    },
    onSuccess({ added, video: { title } }) {
      if (video) showToast({ text: t`Video saved` });
      else if (added) showToast({ text: t`Video added` });
      else showToast({ text: t`This video is in the library already: ${title}` });
      onDone();
      return queryClient.invalidateQueries({ queryKey: libraryKey(owner) });
    },
  });
}
