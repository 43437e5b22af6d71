import { Popover as AriaPopover, type PopoverProps } from "react-aria-components/Popover";

import { useOverlayHome } from "./overlay-home.tsx";

/** A card that floats next to the button that opened it. */
export function Popover({ className = "", ...rest }: PopoverProps & { className?: string }) {
  return (
    <AriaPopover
      {...useOverlayHome()}
      {...rest}
      className={`overflow-auto rounded-control border border-line bg-card text-ink shadow-float ${className}`}
    />
  );
}
