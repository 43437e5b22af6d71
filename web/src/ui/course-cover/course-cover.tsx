import { drawnNumbers } from "./drawn-numbers.ts";
import { HEIGHT, MOTIFS, PALETTES, WIDTH } from "./motifs.tsx";

interface CourseCoverProps {
  /** Address of the course's picture; empty or null for none. */
  address: string | null;
  /** Its title, from which the cover is generated if there is no picture. */
  title: string;
  /** Its size and shape. */
  className: string;
}

/** A course's picture, or one generated from its title. Decorative: the title is next to it. */
export function CourseCover({ address, title, className }: CourseCoverProps) {
  if (address) {
    return <img src={address} alt="" loading="lazy" className={`object-cover ${className}`} />;
  }
  return <DrawnCover title={title} className={className} />;
}

function DrawnCover({ title, className }: Omit<CourseCoverProps, "address">) {
  const draw = drawnNumbers(title);
  const palette = pick(PALETTES, draw);
  const motif = pick(MOTIFS, draw);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <rect width={WIDTH} height={HEIGHT} fill={palette.ground} />
      {motif(palette, draw)}
    </svg>
  );
}

function pick<Item>(items: readonly [Item, ...Item[]], draw: () => number): Item {
  return items[Math.floor(draw() * items.length)] ?? items[0];
}
