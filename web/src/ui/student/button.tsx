import type { ComponentProps } from "react";

const look = {
  /** The one thing to do next. */
  primary:
    "border-transparent bg-accent px-5 text-on-accent hover:bg-accent-strong disabled:bg-accent/45 aria-disabled:bg-accent/45",
  /** Anything else. */
  quiet:
    "border-line bg-card px-5 text-ink hover:border-edge disabled:text-muted aria-disabled:text-muted",
  /** A destructive action. */
  danger:
    "border-wrong bg-card px-5 text-wrong hover:bg-wrong-soft disabled:border-line disabled:text-muted",
  /** An action within a line of text. */
  plain: "border-transparent bg-transparent px-2 text-accent hover:underline disabled:text-muted",
};

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-control border py-2 text-base font-semibold no-underline transition-colors";

/** The look of a button, for links that act as one. */
export function buttonClass(variant: keyof typeof look = "primary"): string {
  return `${base} ${look[variant]}`;
}

interface ButtonProps extends ComponentProps<"button"> {
  variant?: keyof typeof look;
  /** The action runs: the button keeps its width and focus but does nothing. */
  busy?: boolean;
}

/** A native button; `type="button"` by default. */
export function Button({
  variant = "primary",
  busy = false,
  className = "",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(variant)} ${className}`}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <BusyLabel>{children}</BusyLabel> : children}
    </button>
  );
}

function BusyLabel({ children }: { children: ButtonProps["children"] }) {
  return (
    <span className="grid place-items-center">
      <span className="col-start-1 row-start-1 inline-flex items-center gap-2 opacity-0">
        {children}
      </span>
      <span className="spinner col-start-1 row-start-1" aria-hidden="true" />
    </span>
  );
}
