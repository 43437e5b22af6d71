interface ProgressBarProps {
  /** Steps done, 0 to `total`. */
  value: number;
  total: number;
  /** What the bar measures, such as "Progress on this page". */
  label: string;
  /** The bar's value in words, such as "8 of 19". */
  valueText: string;
  className?: string;
}

/** Progress, on the native `<progress>`. */
export function ProgressBar({ value, total, label, valueText, className = "" }: ProgressBarProps) {
  return (
    <progress
      className={`progress ${className}`}
      value={value}
      max={Math.max(total, 1)}
      aria-label={label}
      aria-valuetext={valueText}
    />
  );
}
