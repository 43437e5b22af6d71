import { type ReactNode, useState } from "react";

interface DropAreaProps {
  isDisabled: boolean;
  onDrop: (files: File[]) => void;
  /** Another way to choose files, for those who do not drag and drop. */
  children: ReactNode;
}

/** Accepts dropped files. */
export function DropArea({ isDisabled, onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed p-3 transition-colors ${isOver ? "border-accent bg-accent-soft" : "border-edge"}`}
      onDragOver={(event) => {
        if (isDisabled || !event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!isDisabled) onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
