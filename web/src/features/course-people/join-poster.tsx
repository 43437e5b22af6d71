import { Trans, useLingui } from "@lingui/react/macro";

import QrCode from "../../ui/qr-code.tsx";

interface JoinPosterProps {
  code: string;
  siteUrl: string;
  link: string;
}

/** A code for the classroom screen: a QR code, and the letters to type. */
export default function JoinPoster({ code, siteUrl, link }: JoinPosterProps) {
  const { t } = useLingui();
  const address = `${siteUrl}/join`.replace(/^https?:\/\//, "");
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <QrCode
        text={link}
        label={t`QR code that leads to ${link}`}
        className="w-full max-w-[min(28rem,60vh)]"
      />
      <p className="text-[clamp(2rem,10vw,4rem)] leading-none font-bold tracking-wider">{code}</p>
      <p className="wrap-anywhere text-muted">
        <Trans>
          or type the code at <strong className="font-semibold text-ink">{address}</strong>
        </Trans>
      </p>
    </div>
  );
}
