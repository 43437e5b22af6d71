interface EmptyStateProps {
  /** What is missing: "No mails yet". */
  title: string;
  /** What will appear here, and how. */
  text: string;
}

/** Replaces a list that is empty. */
export function EmptyState({ title, text }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-dashed border-edge px-6 py-12 text-center">
      <p className="font-semibold">{title}</p>
      <p className="mx-auto mt-1 max-w-prose text-muted">{text}</p>
    </div>
  );
}
