import { Label } from "react-aria-components/Label";
import { ProgressBar } from "react-aria-components/ProgressBar";

interface UploadProgressProps {
  /** What is being sent, such as the file's name. */
  label: string;
  /** 0 to 100; at 100 the server is still processing. */
  percentage: number;
}

/** The progress of a file's upload. */
export function UploadProgress({ label, percentage }: UploadProgressProps) {
  return (
    <ProgressBar value={percentage} className="block">
      {({ valueText }) => (
        <>
          <span className="mb-1 flex justify-between gap-4 text-small">
            <Label className="min-w-0 truncate">{label}</Label>
            <span className="text-muted tabular-nums">{valueText}</span>
          </span>
          <span className="block h-1.5 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-accent transition-[width]"
              style={{ width: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </ProgressBar>
  );
}
