import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";

import { lazyPart } from "../../loading/lazy-part.tsx";
import { followPictures } from "./follow-pictures.ts";
import { describePicture, type ShownPicture } from "./shown-picture.ts";

import "./pictures.css";

const PictureViewer = lazyPart(async () => (await import("./picture-viewer.tsx")).PictureViewer, {
  dialog: true,
});

/** Enlarges pictures of authored texts on this screen, and lets animations be paused. */
export function Pictures() {
  const { t } = useLingui();
  const [shown, setShown] = useState<ShownPicture | null>(null);
  useEffect(
    () =>
      followPictures({
        texts: { picture: t`Picture`, play: t`Play animation`, pause: t`Pause animation` },
        open: (image, opener) => setShown(describePicture(image, opener)),
      }),
    [t],
  );
  return (
    <Suspense>
      {shown && (
        <PictureViewer
          picture={shown}
          onClose={() => {
            setShown(null);
            // Not every browser focuses a clicked button, or restores the focus to it.
            shown.opener.focus({ preventScroll: true });
          }}
        />
      )}
    </Suspense>
  );
}
