import { Trans, useLingui } from "@lingui/react/macro";
import { encode } from "uqr";

/** Light modules around the code, without which cameras do not find it. */
const QUIET_ZONE = 4;

interface JoinPosterProps {
  code: string;
  siteUrl: string;
  link: string;
}

/** A code as a class reads it from the wall: a QR code, and the letters to type. */
export default function JoinPoster({ code, siteUrl, link }: JoinPosterProps) {
  const { t } = useLingui();
  const { data, size } = encode(link, { ecc: "M", border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const address = `${siteUrl}/join`.replace(/^https?:\/\//, "");
  return (
    <div className="grid justify-items-center gap-4 text-center">
      {/* Dark on light in both themes, as cameras expect it. */}
      <svg
        role="img"
        aria-label={t`QR code that leads to ${link}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-[min(28rem,60vh)] rounded-card"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="text-[clamp(2rem,10vw,4rem)] leading-none font-bold tracking-widest">{code}</p>
      <p className="wrap-anywhere text-muted">
        <Trans>
          or type the code at <strong className="font-semibold text-ink">{address}</strong>
        </Trans>
      </p>
    </div>
  );
}
