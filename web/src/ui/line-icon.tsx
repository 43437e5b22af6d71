interface LineIconProps {
  /** Path data on a grid of 24. */
  path: string;
  className?: string | undefined;
  strokeWidth?: number;
}

/** A line icon next to a text that says the same; screen readers skip it. */
export function LineIcon({ path, className = "size-5", strokeWidth = 2 }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
