import { useLingui } from "@lingui/react/macro";
import type { DiplomaPictureKind } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FileButton } from "../../../ui/staff/file-button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { checkPicture } from "../../../uploads/check-file.ts";
import { pictureAddress, uploadPicture } from "./api.ts";

const MEGABYTE = 1024 ** 2;
/** What it is printed on, in the dark theme as well. */
const PAPER = { background: "#fff" };

interface PictureFieldProps {
  kind: DiplomaPictureKind;
  /** Of the button, such as "Choose a background". */
  label: string;
  /** Of the button that takes it away. */
  removeLabel: string;
  /** Key of the picture; null for none. */
  value: string | null;
  onChange: (picture: string | null) => void;
  /** Most MB of a file. */
  most: number;
  error: string | undefined;
}

/** A picture of a design: chosen, shown small, and removed. It counts once the design is saved. */
export function PictureField(props: PictureFieldProps) {
  const { kind, label, removeLabel, value, onChange, most, error } = props;
  const { t } = useLingui();
  const [refused, setRefused] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (image: File) => uploadPicture(kind, image),
    onSuccess: onChange,
  });
  const choose = ([image]: File[]) => {
    if (!image) return;
    send.reset();
    const issue = checkPicture(image, most * MEGABYTE);
    const reasons = {
      type: t`Choose a PNG, JPEG, WebP, AVIF, GIF or SVG file.`,
      empty: t`This file is empty.`,
      size: t`This file is larger than ${most} MB.`,
    };
    setRefused(issue && reasons[issue]);
    if (issue === null) send.mutate(image);
  };
  const said = send.error instanceof ApiError ? send.error.fieldMessages["image"] : undefined;
  const issue = refused ?? said ?? error;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {value && (
          <img
            src={pictureAddress(value)}
            alt=""
            className="h-11 max-w-36 rounded-control border border-line object-contain p-1"
            style={PAPER}
          />
        )}
        <FileButton
          label={label}
          icon="picture"
          accept={[".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".svg"]}
          busy={send.isPending}
          onChoose={choose}
        />
        {value && (
          <Button variant="plain" onPress={() => onChange(null)}>
            {removeLabel}
          </Button>
        )}
      </div>
      {issue && (
        <p role="alert" className="flex items-start gap-1.5 text-small text-wrong">
          <Icon name="warning" className="mt-0.5 size-4" />
          {issue}
        </p>
      )}
      {send.error && !said && <FormError failure={describeFailure(send.error)} />}
    </div>
  );
}
