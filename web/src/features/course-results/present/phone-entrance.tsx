import { useLingui } from "@lingui/react/macro";
import type { PresentedQuestion } from "@paso/contract";
import { Suspense, useState } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";

const QrCode = lazyPart(async () => (await import("../../../ui/qr-code.tsx")).default, {
  texts: "staff",
});

interface PhoneEntranceProps {
  presented: PresentedQuestion;
  isBusy: boolean;
  onStart: () => void;
  onEnd: () => void;
}

/** How phones join: by a code once admitted, else via the question's page. */
export function PhoneEntrance({ presented, isBusy, onStart, onEnd }: PhoneEntranceProps) {
  const { t } = useLingui();
  const { presentation, student_path: path, may_open: mayOpen } = presented;
  const card =
    "w-56 max-w-full rounded-card border border-line bg-card p-4 text-center shadow-float lg:w-full";
  if (!presentation && mayOpen) {
    return (
      <div className={`${card} grid justify-items-center gap-3 py-6`}>
        <p className="text-lg font-semibold">{t`Answer here and now`}</p>
        <p className="text-muted">
          {t`Students scan a code with their phone and answer what you open, wherever they are in the course.`}
        </p>
        <Button variant="quiet" busy={isBusy} onPress={onStart}>
          {t`Let phones in`}
        </Button>
      </div>
    );
  }
  const address = `${location.origin}${presentation?.join_path ?? path}`;
  return (
    <div className={card}>
      <Suspense fallback={<div className="aspect-square" />}>
        <QrCode
          text={address}
          label={
            presentation ? t`QR code that lets phones in` : t`QR code that leads to this question`
          }
          className="w-full"
        />
      </Suspense>
      {presentation ? (
        <>
          <p className="mt-2 text-lg wrap-anywhere text-muted">{`${location.host}/join`}</p>
          <p className="text-3xl font-bold tabular-nums">{showCode(presentation.code)}</p>
          <EndButton isBusy={isBusy} onEnd={onEnd} />
        </>
      ) : (
        <p className="mt-3 text-muted">{t`Answer with your phone`}</p>
      )}
    </div>
  );
}

/** It stands below the code that everybody scans: a press by mistake must not put them out. */
function EndButton({ isBusy, onEnd }: Pick<PhoneEntranceProps, "isBusy" | "onEnd">) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="plain" busy={isBusy} onPress={() => setIsAsking(true)} className="mt-1">
        {t`End it for phones`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`End it for phones?`}
        confirmLabel={t`End it`}
        onConfirm={() => {
          setIsAsking(false);
          onEnd();
        }}
      >
        <p>{t`The code stops working and every phone is disconnected. Answers already given are kept.`}</p>
      </ConfirmDialog>
    </>
  );
}

/** Grouped for reading aloud: `48 213`. */
function showCode(code: string): string {
  return `${code.slice(0, 2)} ${code.slice(2)}`;
}
