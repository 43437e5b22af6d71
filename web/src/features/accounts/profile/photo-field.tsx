import { useLingui } from "@lingui/react/macro";
import { removePhoto, type SessionUser, uploadPhoto } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";

import { ApiError, call, upload } from "../../../api/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { updateSession } from "../../../session/session-query.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { fullName } from "../../../ui/full-name.ts";
import { Button } from "../../../ui/student/button.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { type Area, cropPicture, readPicture } from "./read-picture.ts";

const CropDialog = lazyPart(async () => (await import("./crop-dialog.tsx")).CropDialog, {
  dialog: true,
});

/** The user's photo: choose, crop, remove. */
export function PhotoField({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const show = (avatar: string | null) => updateSession(queryClient, { user: { ...user, avatar } });

  const save = useMutation({
    mutationFn: async (area: Area) => {
      const image = await cropPicture(picture ?? "", area);
      return upload(uploadPhoto, { files: { image } });
    },
    onSuccess: async ({ avatar }) => {
      await show(avatar);
      setPicture(null);
    },
  });
  const remove = useMutation({
    mutationFn: () => call(removePhoto),
    onSuccess: () => show(null),
  });

  const choose = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    save.reset();
    remove.reset();
    setPicture(await readPicture(file));
  };
  const fieldError = save.error instanceof ApiError ? save.error.fieldMessages["image"] : undefined;

  return (
    <div className="flex flex-wrap items-center gap-5">
      <div className="size-24">
        <div className="origin-top-left scale-200">
          <Avatar name={fullName(user)} picture={user.avatar} />
        </div>
      </div>
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => input.current?.click()}>
            {user.avatar === null ? t`Choose a photo` : t`Choose another photo`}
          </Button>
          {user.avatar !== null && (
            <Button variant="plain" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t`Remove photo`}
            </Button>
          )}
        </div>
        <p className="text-small text-muted">
          {t`Everybody on this site sees it beside what you write.`}
        </p>
        <p role="status" className="sr-only">
          {save.isSuccess && t`Photo saved.`}
          {remove.isSuccess && t`Photo removed.`}
        </p>
        <FormFailure error={remove.error} />
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label={t`Photo`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void choose(event.target.files);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
      {picture !== null && (
        <Suspense>
          <CropDialog
            key={picture}
            picture={picture}
            busy={save.isPending}
            error={save.error}
            refusal={fieldError}
            onCropped={(area) => save.mutate(area)}
            onClose={() => setPicture(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
