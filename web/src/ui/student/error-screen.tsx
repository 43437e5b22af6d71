import { useLingui } from "@lingui/react/macro";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

import { FailureText } from "../failure-text.tsx";
import { Button } from "./button.tsx";
import type { FailureProps } from "./failure-details.tsx";
import { Icon } from "./icon.tsx";

/** Lazy: only needed for errors; if it fails to load, the message must do. */
export const FailureDetails = lazy<ComponentType<FailureProps>>(() =>
  import("./failure-details.tsx").then(
    (module) => ({ default: module.FailureDetails }),
    () => ({ default: FailureText }),
  ),
);

interface ErrorScreenProps extends FailureProps {
  /** Whether it is part of a screen that has its own heading. */
  isPart?: boolean | undefined;
  onRetry?: () => void;
  /** A link to a screen to continue from. */
  back?: ReactNode;
}

/** The screen shown instead of one that could not be loaded. */
export function ErrorScreen({ isPart, onRetry, back, ...failure }: ErrorScreenProps) {
  const { t } = useLingui();
  const Heading = isPart ? "h2" : "h1";
  return (
    <div className="mx-auto w-full max-w-column px-5 py-12">
      <div role="alert" className="rounded-card border border-line bg-card p-6 sm:p-8">
        <Heading
          ref={takeFocus}
          tabIndex={-1}
          className="flex items-center gap-3 text-question font-semibold"
        >
          <Icon name="warning" className="size-7 text-wrong" />
          {t`An error has occurred`}
        </Heading>
        {failure.connection ? (
          <p className="mt-3">
            <FailureText {...failure} />
          </p>
        ) : (
          <Suspense fallback={<FailureText {...failure} />}>
            <FailureDetails {...failure} />
          </Suspense>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>{t`Try again`}</Button>}
        {back}
      </div>
    </div>
  );
}

/** Takes the focus if the element that had it is gone. */
function takeFocus(title: HTMLElement | null): void {
  if (document.activeElement === document.body) title?.focus();
}
