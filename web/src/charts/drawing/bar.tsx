/** A bar over a share of the full width, which moves when the share does; as thin as it may be, one sees it. */
export function Bar({ colour, share }: { colour: string; share: number }) {
  return (
    <span
      className={`bar h-5 rounded-[4px] transition-[width] duration-200 motion-reduce:transition-none ${colour} ${share > 0 ? "min-w-0.5" : ""}`}
      style={{ width: `${share * 100}%` }}
    />
  );
}
