interface AnswerDotsProps {
  count: number;
  needed: number;
}

/** A dot for each answer that a chart needs: the viewer's own, those of others, and those missing. */
export function AnswerDots({ count, needed }: AnswerDotsProps) {
  return (
    <span aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: needed }, (_, index) => (
        <span key={index} className={`bar size-4 rounded-full ${look(index)}`} />
      ))}
    </span>
  );

  function look(index: number): string {
    if (index >= count) return "border border-dashed border-edge";
    return index === 0 ? "bg-accent" : "bg-peers";
  }
}
