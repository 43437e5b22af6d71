import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";

import { formatPercent } from "../../i18n/format-percent.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import type { ShownPicture } from "./shown-picture.ts";
import { useZoom } from "./use-zoom.ts";
import { ViewerButton } from "./viewer-button.tsx";

interface PictureViewerProps {
  open?: boolean;
  onClose: () => void;
  picture: ShownPicture;
}

/** A full-screen picture with its caption, which can be zoomed. */
export function PictureViewer({ open = true, onClose, picture }: PictureViewerProps) {
  const { t, i18n } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [isOriginal, setOriginal] = useState(picture.srcset === "");
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const { stage, sheet, scale, zoomIn, zoomOut, onKeyDown } = useZoom();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    close.current?.focus();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-label={picture.alt || t`Picture`}
      className="picture-viewer"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="picture-viewer-tools">
        {!isOriginal && (
          <button type="button" onClick={() => setOriginal(true)}>
            <LineIcon path="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
            {t`Open original`}
          </button>
        )}
        <output aria-label={t`Zoom`}>{formatPercent(scale, i18n.locale)}</output>
        <ViewerButton label={t`Zoom out`} path="M5 12h14" onPress={zoomOut} off={scale <= 1} />
        <ViewerButton label={t`Zoom in`} path="M5 12h14M12 5v14" onPress={zoomIn} />
        <ViewerButton
          label={t`Close`}
          path="m6.5 6.5 11 11m0-11-11 11"
          onPress={onClose}
          ref={close}
        />
      </div>
      <div ref={stage} className="picture-viewer-stage">
        <div ref={sheet} className="picture-viewer-sheet">
          <img
            {...(isOriginal
              ? { src: picture.original }
              : { src: picture.small, srcSet: picture.srcset, sizes: "100vw" })}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            draggable={false}
            onError={() => setState("failed")}
            onLoad={() => setState("loaded")}
            // Placeholder: the page's copy, until the larger one has loaded.
            style={{
              ...fitStage(picture),
              ...(state !== "loaded" && { backgroundImage: `url("${picture.small}")` }),
            }}
          />
        </div>
      </div>
      {state === "failed" && (
        <p role="alert" className="picture-viewer-caption">
          {t`The picture could not be loaded. Check your connection and open it again.`}
        </p>
      )}
      {picture.caption !== "" && <p className="picture-viewer-caption">{picture.caption}</p>}
    </dialog>
  );
}

/** As large as the file is, and no larger than the stage, whose size is the container's. */
function fitStage({ width, height }: ShownPicture): CSSProperties {
  return {
    width: `min(${width}px, 100cqw, 100cqh * ${width / height})`,
    aspectRatio: `${width} / ${height}`,
  };
}
