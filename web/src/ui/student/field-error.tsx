import type { ReactNode } from "react";

import { Icon } from "./icon.tsx";

/** The message under a field; announced when it appears. */
export function FieldError({ id, message }: { id: string; message: ReactNode }) {
  return (
    <div id={id} aria-live="polite">
      {message && (
        <p className="mt-1.5 flex items-start gap-1.5 text-small text-wrong">
          <Icon name="warning" className="mt-0.5 size-4" />
          {message}
        </p>
      )}
    </div>
  );
}
