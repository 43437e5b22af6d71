import { LineIcon } from "../line-icon.tsx";

const paths = {
  add: "M12 5v14M5 12h14",
  check: "m5 12.5 4.5 4.5L19 7.5",
  cross: "m6.5 6.5 11 11m0-11-11 11",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  drag: "M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01",
  up: "m6 14.5 6-6 6 6",
  down: "m6 9.5 6 6 6-6",
  fold: "m8 4 4 4 4-4M4 12h16M8 20l4-4 4 4",
  unfold: "m8 8 4-4 4 4M4 12h16M8 16l4 4 4-4",
  back: "M19 12H5m6-6-6 6 6 6",
  arrow: "M5 12h14m-6-6 6 6-6 6",
  edit: "m5 19 .8-3.6L16.5 4.7l2.8 2.8L8.6 18.2zM14 7.2l2.8 2.8",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  trash: "M5 7h14M10 7V4h4v3m-7 0 .8 13h8.4L17 7M10.5 11v5m3-5v5",
  restore: "M5 9h9a5 5 0 0 1 0 10H8M9 5 5 9l4 4",
  move: "M12 4v16m0-16L8.5 7.5M12 4l3.5 3.5M12 20l-3.5-3.5M12 20l3.5-3.5",
  eye: "M3 12c2-4 5.3-6 9-6s7 2 9 6c-2 4-5.3 6-9 6s-7-2-9-6m9-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  upload: "M12 16V5m-5 4.5L12 4l5 5.5M5 20h14",
  download: "M12 4v11m-5-4.5 5 5 5-5M5 20h14",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.8 11.3L20 20",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 4v4.5l3 1.8",
  warning: "M12 4 2.8 20h18.4zM12 10v4.5m0 2.4v.1",
  info: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 7v5m0-8.4v.1",
  hide: "M4 4l16 16M10 5.2q1-.2 2-.2c3.7 0 7 2 9 6-.7 1.4-1.6 2.6-2.7 3.5M6.3 7.5C5 8.5 3.9 10 3 12c2 4 5.3 6 9 6 1.5 0 2.9-.3 4.2-1",
  calendar: "M5 6h14v14H5zM5 10.5h14M9 3.5V7m6-3.5V7",
  chart: "M6 20v-6m6 6V5m6 15v-9",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M15.5 4.8a3.2 3.2 0 0 1 0 6.3m2 3.8c2.1.7 3.5 2.5 3.5 5.1",
  comment: "M4 5h16v11h-9l-4.5 4v-4H4z",
  flag: "M6 21V4h12l-2.5 4L18 12H6",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  picture: "M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5L20 17M15.5 9h.01",
} as const;

export type IconName = keyof typeof paths;

/** An icon by name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const dots = name === "more" || name === "drag";
  return <LineIcon path={paths[name]} className={className} strokeWidth={dots ? 3 : 2} />;
}
