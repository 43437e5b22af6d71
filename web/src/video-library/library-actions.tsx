import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../api/index.ts";
import { Button } from "../ui/staff/button.tsx";
import { FormError } from "../ui/staff/form-error.tsx";
import { showToast } from "../ui/staff/toast.ts";
import { ChooseVideoDialog } from "./choose-video-dialog.tsx";
import { libraryKey, postVideo } from "./library-queries.ts";

interface LibraryActionsProps {
  courseId: number;
  /** The video's initial title in the library. */
  title: string;
  /** The section's address; null if it has none that others could use. */
  address: string | null;
  isDisabled: boolean;
  onChoose: (address: string) => void;
}

/** Takes a section's video from the library, or adds it there. */
export function LibraryActions({
  courseId,
  title,
  address,
  isDisabled,
  onChoose,
}: LibraryActionsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);
  const add = useMutation({
    mutationFn: (video: string) =>
      postVideo(courseId, { title, address: video, tags: [], length: null }),
    onSuccess({ added, video }) {
      const { title: known } = video;
      showToast({
        text: added
          ? t`Added to the course’s videos`
          : t`The course’s videos have it already: ${known}`,
      });
      return queryClient.invalidateQueries({ queryKey: libraryKey(courseId) });
    },
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          icon="list"
          isDisabled={isDisabled}
          onPress={() => setChoosing(true)}
        >
          {t`Choose from the library`}
        </Button>
        {address !== null && (
          <Button
            variant="quiet"
            icon="add"
            isDisabled={isDisabled}
            busy={add.isPending}
            onPress={() => add.mutate(address)}
          >
            {t`Add to the library`}
          </Button>
        )}
      </div>
      <FormError failure={add.error && describeFailure(add.error)} />
      <ChooseVideoDialog
        courseId={courseId}
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={onChoose}
      />
    </div>
  );
}
