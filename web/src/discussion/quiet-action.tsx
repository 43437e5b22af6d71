import type { ComponentProps } from "react";

/** A seldom used action on a text: a word next to it, with a touch target's height. */
export function QuietAction({
  busy = false,
  ...rest
}: ComponentProps<"button"> & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      className="-mx-2 min-h-11 rounded-control px-2 text-small text-muted hover:text-ink hover:underline aria-disabled:opacity-50"
      onClick={(event) => {
        if (!busy) rest.onClick?.(event);
      }}
    />
  );
}
