import type { Ref } from "react";

import { LineIcon } from "../../ui/line-icon.tsx";

interface ViewerButtonProps {
  label: string;
  /** What is drawn on it, on a grid of 24. */
  path: string;
  onPress: () => void;
  /** Whether there is nothing to do now; it keeps the focus. */
  off?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function ViewerButton({ label, path, onPress, off = false, ref }: ViewerButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <LineIcon path={path} />
    </button>
  );
}
