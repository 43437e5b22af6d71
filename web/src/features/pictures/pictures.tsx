import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";

import { lazyPart } from "../../loading/lazy-part.tsx";
import { followPictures } from "./follow-pictures.ts";
import { describePicture, type ShownPicture } from "./shown-picture.ts";

import "./pictures.css";

const PictureViewer = lazyPart(async () => (await import("./picture-viewer.tsx")).PictureViewer, {
  dialog: true,
});

/** Opens the pictures of authored texts on this screen large, and lets animations be stopped. */
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
            // Not every browser gives the focus to a button that is clicked, nor back to it.
            shown.opener.focus({ preventScroll: true });
          }}
        />
      )}
    </Suspense>
  );
}
