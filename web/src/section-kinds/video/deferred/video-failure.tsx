import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";

import { Button } from "../../../ui/student/button.tsx";
import type { PlayerFailure } from "./player-link.ts";

interface VideoFailureProps {
  failure: PlayerFailure;
  /** Address of the video, as entered by its author. */
  address: string;
  /** Whether the section can be left without it. */
  canGoOn: boolean;
  onRetry: () => void;
}

/** Why a video cannot be seen, and what to do about it. */
export function VideoFailure({ failure, address, canGoOn, onRetry }: VideoFailureProps) {
  const { t } = useLingui();
  const offline = !navigator.onLine;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const tryAgain = () => retry();
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, []);

  const reasons: Record<PlayerFailure, string> = {
    missing: t`This video is no longer available or is private.`,
    barred: t`The owner of this video only allows it to be played on other sites.`,
    unplayable: t`This video cannot be played here.`,
    unreachable: t`This video could not be loaded.`,
    outdated: t`This video was added after you opened the page. Reload the page to play it.`,
    silent: t`This video isn’t loading. Your network may be slow or may be blocking it.`,
  };
  // A silent frame may show its video nonetheless: it keeps the stage.
  const [look, align] =
    failure === "silent"
      ? ["mt-3 rounded-control border border-warm bg-warm-soft", ""]
      : ["place-content-center text-center", "justify-center"];
  return (
    <div role="alert" className={`grid gap-2 p-4 ${look}`}>
      <p>
        <strong className="block font-semibold">
          {offline
            ? t`You are offline. The video loads as soon as you are back online.`
            : reasons[failure]}
        </strong>
        {canGoOn && (
          <span className="mt-1 block text-muted">{t`You can go on without it: press Continue.`}</span>
        )}
      </p>
      <p className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${align}`}>
        {failure === "outdated" ? (
          <Button variant="quiet" onClick={() => window.location.reload()}>
            {t`Reload the page`}
          </Button>
        ) : (
          <Button variant="quiet" onClick={onRetry}>
            {t`Try again`}
          </Button>
        )}
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-accent underline"
        >
          {t`Open the video in a new tab`}
        </a>
      </p>
    </div>
  );
}
