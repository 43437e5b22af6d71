import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import { Button } from "../../ui/staff/button.tsx";
import { FileButton } from "../../ui/staff/file-button.tsx";
import { Icon } from "../../ui/staff/icon.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";

interface ThumbnailFieldProps {
  name: string;
  error?: string | undefined;
  isDisabled: boolean;
  /** URL, `files/NAME` of an uploaded picture, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** URL of the preview; empty for none. */
  preview: string;
  onChoose: (picture: File) => void;
  /** For a file that has been chosen, but not uploaded yet. */
  chosen?: { onBroken: () => void; onRemove: () => void } | undefined;
  uploading?: boolean;
}

/** A course's picture: its URL or a file, with a preview. */
export function ThumbnailField({
  preview,
  onChoose,
  chosen,
  uploading = false,
  ...field
}: ThumbnailFieldProps) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} className="flex flex-wrap items-start gap-4">
      <div className="grid aspect-3/2 w-40 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-paper text-muted">
        {preview === "" ? (
          <Icon name="picture" className="size-8" />
        ) : (
          <Preview key={preview} address={preview} onBroken={chosen?.onBroken} />
        )}
      </div>
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        <TextField
          {...field}
          label={t`Thumbnail`}
          placeholder="https://"
          hint={t`The address of a picture, or upload one (JPEG, PNG, WebP or GIF).`}
        />
        <div className="flex flex-wrap gap-3">
          <FileButton
            label={t`Upload a picture`}
            accept={["image/jpeg", "image/png", "image/webp", "image/gif"]}
            icon="picture"
            busy={uploading}
            isDisabled={field.isDisabled}
            onChoose={([picture]) => picture && onChoose(picture)}
          />
          {chosen && (
            <Button
              variant="quiet"
              isDisabled={field.isDisabled}
              onPress={() => {
                chosen.onRemove();
                // This button goes with the picture.
                container.current?.querySelector("input")?.focus();
              }}
            >
              {t`Remove the picture`}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

interface PreviewProps {
  address: string;
  onBroken: (() => void) | undefined;
}

function Preview({ address, onBroken }: PreviewProps) {
  const { t } = useLingui();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p role="alert" className="px-2 text-center text-small text-wrong">
        {address.startsWith("data:")
          ? t`This file cannot be shown as a picture.`
          : t`No picture can be shown from this address.`}
      </p>
    );
  }
  return (
    <img
      src={address}
      alt={t`Preview of the thumbnail`}
      className="size-full object-cover"
      onError={() => {
        setBroken(true);
        onBroken?.();
      }}
    />
  );
}
