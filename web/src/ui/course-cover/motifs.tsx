import type { ReactNode } from "react";

/** Colours of a cover, from the darkest to the brightest. */
export interface Palette {
  ground: string;
  middle: string;
  line: string;
  glow: string;
}

/** Draws a motif on 320 by 200. */
export type Motif = (palette: Palette, draw: () => number) => ReactNode;

export const WIDTH = 320;
export const HEIGHT = 200;

/** A path uphill, step by step; the last one shines. */
const steps: Motif = ({ ground, middle, line, glow }, draw) => {
  const left = 150 + draw() * 30;
  const rise = 70 + draw() * 50;
  const point = (share: number, bump = 0) => ({
    x: share * WIDTH,
    y: left - rise * share - draw() * bump,
  });
  const taken = [point(0.3, 18), point(0.55)];
  const last = point(0.8, 18);
  const path = [point(0), ...taken, last, point(1)]
    .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
    .join("L");
  return (
    <>
      <path d={`M${path}V${HEIGHT}H0Z`} fill={middle} />
      <circle cx={last.x} cy={last.y} r="44" fill={glow} opacity="0.15" />
      <circle cx={last.x} cy={last.y} r="28" fill={glow} opacity="0.25" />
      <path d={`M${path}`} fill="none" stroke={line} strokeWidth="4" />
      {taken.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="11" fill={line} />
      ))}
      <circle cx={last.x} cy={last.y} r="13" fill={ground} stroke={glow} strokeWidth="4" />
      <circle cx={last.x} cy={last.y} r="5" fill={glow} />
    </>
  );
};

/** Orbits around a corner, with what moves on them. */
const orbits: Motif = ({ middle, line, glow }, draw) => {
  const x = 60 + draw() * 200;
  const y = HEIGHT + 10;
  return (
    <>
      {[190, 145, 100, 55].map((radius, index) => {
        const angle = Math.PI * (0.15 + draw() * 0.7);
        return (
          <g key={radius}>
            <circle cx={x} cy={y} r={radius} fill={middle} opacity={0.25 + index * 0.2} />
            <circle cx={x} cy={y} r={radius} fill="none" stroke={line} opacity="0.5" />
            <circle
              cx={x + Math.cos(angle) * radius}
              cy={y - Math.sin(angle) * radius}
              r={index === 1 ? 11 : 6}
              fill={index === 1 ? glow : line}
            />
          </g>
        );
      })}
    </>
  );
};

/** Overlapping hills, and something rising over them. */
const hills: Motif = ({ middle, line, glow }, draw) => {
  const hill = (top: number) => {
    const [left, right] = [top + draw() * 30, top + draw() * 30];
    const bend = top - 30 - draw() * 40;
    return `M0 ${left}Q${60 + draw() * 80} ${bend} 170 ${top + 10}T${WIDTH} ${right}V${HEIGHT}H0Z`;
  };
  const x = 70 + draw() * 180;
  return (
    <>
      <circle cx={x} cy="72" r="54" fill={glow} opacity="0.15" />
      <circle cx={x} cy="72" r="32" fill={glow} />
      <path d={hill(100)} fill={line} opacity="0.45" />
      <path d={hill(130)} fill={middle} />
      <path d={hill(165)} fill={middle} opacity="0.6" />
      <path d={hill(165)} fill={line} opacity="0.25" />
    </>
  );
};

/** Tiles of quarter circles, turned one way or the other. */
const tiles: Motif = ({ middle, line, glow }, draw) => {
  const size = 40;
  const shining = Math.floor(draw() * 40);
  return Array.from({ length: (WIDTH / size) * (HEIGHT / size) }, (_, index) => {
    const x = (index % (WIDTH / size)) * size;
    const y = Math.floor(index / (WIDTH / size)) * size;
    const turn = Math.floor(draw() * 4) * 90;
    const colour = index === shining ? glow : draw() < 0.3 ? line : middle;
    return (
      <path
        key={index}
        d={`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`}
        transform={`translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})`}
        fill={colour}
        opacity={index === shining ? 1 : 0.75}
      />
    );
  });
};

export const MOTIFS: readonly [Motif, ...Motif[]] = [steps, orbits, hills, tiles];

export const PALETTES: readonly [Palette, ...Palette[]] = [
  { ground: "#142f2b", middle: "#105045", line: "#5fd0b4", glow: "#f2b35a" },
  { ground: "#14263f", middle: "#1d3f6e", line: "#7db3f2", glow: "#f5c46b" },
  { ground: "#2d1836", middle: "#56276a", line: "#d39af0", glow: "#f6b17a" },
  { ground: "#3a1a18", middle: "#71302b", line: "#f2a08f", glow: "#f7d07a" },
  { ground: "#262b12", middle: "#4c561d", line: "#c4d46a", glow: "#f2a65a" },
  { ground: "#0e2b35", middle: "#12515f", line: "#6fd3e0", glow: "#f0c067" },
  { ground: "#1d2430", middle: "#3a475c", line: "#a9bcd8", glow: "#f0b46a" },
  { ground: "#33230d", middle: "#6b4813", line: "#f0c36a", glow: "#f28e63" },
];
