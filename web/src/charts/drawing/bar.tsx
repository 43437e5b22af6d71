/**
 * A bar over a share of the full width, animated when the share changes; a minimum width keeps it visible.
 */
export function Bar({ colour, share }: { colour: string; share: number }) {
  return (
    <span
      className={`bar h-5 rounded-[4px] transition-[width] ${colour} ${share > 0 ? "min-w-0.5" : ""}`}
      style={{ width: `${share * 100}%` }}
    />
  );
}
