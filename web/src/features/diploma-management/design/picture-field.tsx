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
/** The paper is white in the dark theme, too. */
const PAPER = { background: "#fff" };

interface PictureFieldProps {
  kind: DiplomaPictureKind;
  /** Button label, such as "Choose a background". */
  label: string;
  /** Label of the remove button. */
  removeLabel: string;
  /** Key of the picture; null for none. */
  value: string | null;
  onChange: (picture: string | null) => void;
  /** Maximum size of a file in MB. */
  most: number;
  error: string | undefined;
}

/** A picture of a design: choose, preview, remove. Takes effect once the design is saved. */
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
    <div className="grid gap-2" data-invalid={issue ? true : undefined}>
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
