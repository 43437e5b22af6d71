import { useLingui } from "@lingui/react/macro";
import { LONGEST_TAG, type LibraryVideo, MOST_TAGS } from "@paso/contract";
import { useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { formatClock } from "../../i18n/format-clock.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import type { LibraryOwner } from "../../video-library/library-queries.ts";
import { readLength, readTags } from "./read-typed.ts";
import { useSaveVideo } from "./use-save-video.ts";

interface VideoFormProps {
  owner: LibraryOwner;
  /** Null for a new one. */
  video: LibraryVideo | null;
  onDone: () => void;
}

/** A library's details of a video. */
export function VideoForm({ owner, video, onDone }: VideoFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({
    address: video?.address ?? "",
    title: video?.title ?? "",
    tags: video?.tags.join(", ") ?? "",
    length: video?.length ? formatClock(video.length) : "",
  });
  const save = useSaveVideo({ owner, video, onDone });
  const length = readLength(typed.length);
  const [isChecked, setChecked] = useState(false);
  const messages = save.error instanceof ApiError ? save.error.fieldMessages : {};
  const messageOf = (name: string) =>
    messages[name] ?? Object.entries(messages).find(([path]) => path.startsWith(`${name}.`))?.[1];
  const set = (change: Partial<typeof typed>) => {
    // The length belonged to the previous video.
    const other = change.address !== undefined && video && { length: "" };
    setTyped({ ...typed, ...change, ...other });
    if (save.isError) save.reset();
  };
  const most = { tags: MOST_TAGS, characters: LONGEST_TAG };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (length === undefined) return;
        const { address, title, tags } = typed;
        save.mutate({ address, title, tags: readTags(tags), length });
      }}
    >
      <TextField
        name="address"
        label={t`Video address`}
        type="url"
        placeholder="https://"
        hint={t`Of a YouTube or Vimeo video, or of an mp4, webm, m3u8, mp3, m4a or ogg file.`}
        error={messageOf("address")}
        value={typed.address}
        onChange={(address) => set({ address })}
      />
      <TextField
        name="title"
        label={t`Title`}
        error={messageOf("title")}
        value={typed.title}
        onChange={(title) => set({ title })}
        maxLength={255}
      />
      <TextField
        name="tags"
        label={t`Tags`}
        hint={t`Separated by commas: at most ${most.tags}, of up to ${most.characters} characters each.`}
        error={messageOf("tags")}
        value={typed.tags}
        onChange={(tags) => set({ tags })}
      />
      <TextField
        name="length"
        label={t`Length`}
        hint={t`In minutes and seconds, such as 4:05. If you leave it empty, it is filled in when you first play the video.`}
        error={
          isChecked && length === undefined
            ? t`Write minutes and seconds, such as 4:05.`
            : messageOf("length")
        }
        value={typed.length}
        onChange={(value) => set({ length: value })}
        className="sm:w-72"
      />
      <FormError
        failure={
          Object.keys(messages).length > 0 ? null : save.error && describeFailure(save.error)
        }
      />
      <div className="flex justify-end">
        <Button type="submit" busy={save.isPending}>
          {video ? t`Save video` : t`Add video`}
        </Button>
      </div>
    </form>
  );
}
