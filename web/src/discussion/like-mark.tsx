/** The heart of a like; words beside it say the same. */
export function LikeMark({ filled }: { filled: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-4.5 shrink-0"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 20.5 4.3 12.8a5 5 0 0 1 7-7.1l.7.6.7-.6a5 5 0 0 1 7 7.1z" />
    </svg>
  );
}
