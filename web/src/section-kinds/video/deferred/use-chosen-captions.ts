import type { ShownCaptions } from "@paso/contract";
import { type RefObject, useEffect, useEffectEvent } from "react";

import { NO_CAPTIONS } from "./choose-captions.ts";
import type { PlayerSettings } from "./player-settings.ts";

/** Reports the captions that a person chooses in the player, if they differ from the initial ones. */
export function useChosenCaptions(
  media: RefObject<HTMLMediaElement | null>,
  first: ShownCaptions | null,
  onSettings: (settings: PlayerSettings) => void,
): void {
  const tell = useEffectEvent((captions: string) => onSettings({ captions }));
  const language = first?.language ?? NO_CAPTIONS;
  useEffect(() => {
    const tracks = media.current?.textTracks;
    if (!tracks) return undefined;
    let latest = language;
    const look = () => {
      const showing = [...tracks].find(({ mode }) => mode === "showing");
      const now = showing?.language ?? NO_CAPTIONS;
      if (now === latest) return;
      latest = now;
      tell(now);
    };
    tracks.addEventListener("change", look);
    return () => tracks.removeEventListener("change", look);
  }, [media, language]);
}
