import { FileTrigger } from "react-aria-components/FileTrigger";

import { Button, type ButtonLook } from "./button.tsx";
import type { IconName } from "./icon.tsx";

interface FileButtonProps {
  label: string;
  /** MIME types or extensions that the dialog offers; validate the chosen file nonetheless. */
  accept: readonly string[];
  multiple?: boolean;
  onChoose: (files: File[]) => void;
  busy?: boolean;
  isDisabled?: boolean;
  variant?: ButtonLook;
  icon?: IconName;
}

/** Opens the device's file dialog. */
export function FileButton({
  label,
  accept,
  multiple = false,
  onChoose,
  busy = false,
  isDisabled = false,
  variant = "quiet",
  icon = "upload",
}: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={multiple}
      onSelect={(files) => onChoose([...(files ?? [])])}
    >
      <Button variant={variant} icon={icon} busy={busy} isDisabled={isDisabled}>
        {label}
      </Button>
    </FileTrigger>
  );
}
