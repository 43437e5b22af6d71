import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type RefObject, use, useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { FileButton } from "../../../ui/staff/file-button.tsx";
import { checkPicture, megabytes } from "../../../uploads/check-file.ts";
import { TextFilesContext, useFileAddress } from "../../../uploads/text-files.ts";
import { useFormEditor } from "../../form/staff/form-editor.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { drawFrame } from "./draw-frame.ts";
import type { VideoForm } from "./video-form.ts";

interface PosterFieldProps extends SectionFieldProps<VideoForm> {
  /** The player to take a frame from; null if it shows none of our own videos. */
  player: RefObject<HTMLVideoElement | null> | null;
}

/** The poster shown before a video plays: one of its frames, or another picture. */
export function PosterField({ section, player }: PosterFieldProps) {
  const { t } = useLingui();
  const editor = useFormEditor();
  const files = use(TextFilesContext);
  const fileAddress = useFileAddress();
  const { set, field, isDisabled } = useSectionField(section);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<ReactNode>(null);
  const { error } = field("video_poster");
  const { poster = "" } = section;
  const limit = files?.limits.picture ?? 0;
  const most = megabytes(limit);

  async function take(find: () => File | undefined | Promise<File | null>): Promise<void> {
    setRefused(null);
    setSending(true);
    try {
      const picture = await find();
      const issue = picture && checkPicture(picture, limit);
      if (picture === null) {
        setRefused(t`The video has not loaded yet. Try again in a moment.`);
      } else if (issue) {
        setRefused(
          issue === "size" ? t`This file is larger than ${most}.` : t`This is no picture.`,
        );
      } else if (picture && files) {
        const reference = await files.uploadPicture(picture);
        editor.edit<VideoForm>(section.key, (form) => ({ ...form, poster: reference }), [
          "video_poster",
        ]);
      }
    } catch (failure) {
      const said = failure instanceof ApiError ? failure.fieldMessages["image"] : undefined;
      setRefused(said ?? <FailureText {...describeFailure(failure)} />);
    }
    setSending(false);
  }

  return (
    <fieldset className="min-w-0" data-field="video_poster">
      <legend className="mb-1.5 font-semibold">{t`Picture before it plays`}</legend>
      {poster !== "" && (
        <img
          src={fileAddress(poster)}
          alt={t`The picture that is shown before it plays`}
          className="mb-3 aspect-video w-56 rounded-control border border-line bg-paper object-contain"
        />
      )}
      <div className="flex flex-wrap gap-3">
        {player && (
          <Button
            variant="quiet"
            icon="picture"
            busy={isSending}
            isDisabled={isDisabled}
            onPress={() => void take(() => drawFrame(player.current))}
          >
            {t`Take what the video shows now`}
          </Button>
        )}
        <FileButton
          label={t`Choose a picture`}
          accept={[".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"]}
          busy={isSending}
          isDisabled={isDisabled}
          onChoose={([picture]) => void take(() => picture)}
        />
        {poster !== "" && (
          <Button
            variant="plain"
            isDisabled={isDisabled}
            onPress={() => set({ poster: "" }, "video_poster")}
          >
            {t`Remove the picture`}
          </Button>
        )}
      </div>
      {player && (
        <p className="mt-1.5 text-small text-muted">
          {t`Move the video above to the moment you like, then take it.`}
        </p>
      )}
      <div role="alert" className="empty:hidden">
        {(refused ?? error) && (
          <p className="mt-1.5 text-small text-wrong wrap-anywhere" data-issue="" tabIndex={-1}>
            {refused ?? error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
