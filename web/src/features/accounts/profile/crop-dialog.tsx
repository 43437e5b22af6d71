import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import Cropper from "react-easy-crop";

import "react-easy-crop/react-easy-crop.css";

import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import type { Area } from "./read-picture.ts";

interface CropDialogProps {
  /** Address of the chosen picture. */
  picture: string;
  busy: boolean;
  error: Error | null;
  /** What the server found wrong with the picture. */
  refusal: string | undefined;
  onCropped: (area: Area) => void;
  onClose: () => void;
}

const MOST_ZOOM = 4;
const STEP = 0.1;

/** Chooses a square of a picture by mouse, touch or arrow keys. */
export function CropDialog({ picture, busy, error, refusal, onCropped, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  return (
    <Dialog open onClose={onClose} title={t`Your photo`}>
      <div className="grid gap-5">
        <FormFailure error={error} />
        {refusal && <Alert tone="wrong">{refusal}</Alert>}
        {unreadable ? (
          <Alert tone="wrong">
            {t`Your browser cannot show this picture. Choose a JPEG or PNG instead.`}
          </Alert>
        ) : (
          <>
            <div className="relative h-[min(20rem,50dvh)] overflow-hidden rounded-control bg-paper">
              <Cropper
                image={picture}
                crop={crop}
                zoom={zoom}
                minZoom={1}
                maxZoom={MOST_ZOOM}
                aspect={1}
                cropShape="round"
                showGrid={false}
                keyboardStep={4}
                disableAutomaticStylesInjection
                cropperProps={{ "aria-label": t`Part of the picture: move it with the arrow keys` }}
                mediaProps={{ onError: () => setUnreadable(true) }}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropAreaChange={(_, pixels) => setArea(pixels)}
              />
            </div>
            <p className="text-small text-muted">
              {t`Drag the picture, or move it with the arrow keys.`}
            </p>
            <div>
              <label htmlFor={zoomId} className="mb-1.5 block font-semibold">
                {t`Zoom`}
              </label>
              <input
                id={zoomId}
                type="range"
                min={1}
                max={MOST_ZOOM}
                step={STEP}
                value={zoom}
                onChange={(event) => setZoom(Number(event.target.value))}
                className="h-11 w-full accent-accent"
              />
            </div>
          </>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
          {!unreadable && (
            <Button busy={busy || area === null} onClick={() => area && onCropped(area)}>
              {t`Save photo`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
