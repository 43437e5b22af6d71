import type { Ref } from "react";

import { LineIcon } from "../../ui/line-icon.tsx";

interface ViewerButtonProps {
  label: string;
  /** Its icon, as an SVG path on a 24-unit grid. */
  path: string;
  onPress: () => void;
  /** Whether it is disabled for now; it remains focusable. */
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
