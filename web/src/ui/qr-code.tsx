import { encode } from "uqr";

/** Light modules around the code, without which cameras do not find it. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Its accessible name. */
  label: string;
  className?: string;
}

/** A QR code; lazily loaded. */
export default function QrCode({ text, label, className = "" }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    // Dark on light in both themes, as cameras expect it.
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-card ${className}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
