import { LineIcon } from "../line-icon.tsx";

const paths = {
  check: "m5 12.5 4.5 4.5L19 7.5",
  cross: "m6.5 6.5 11 11m0-11-11 11",
  map: "M7 5v14M7 5a1.5 1.5 0 1 0 0-.01M7 12a1.5 1.5 0 1 0 0-.01M7 19a1.5 1.5 0 1 0 0-.01M12 5h7M12 12h7M12 19h7",
  notes: "M6 4h9l4 4v12H6zM9 12h7M9 16h5",
  arrow: "M5 12h14m-6-6 6 6-6 6",
  back: "M19 12H5m6-6-6 6 6 6",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  flag: "M6 21V4h12l-2.5 4L18 12H6",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 4v4.5l3 1.8",
  download: "M12 4v11m-5-4.5 5 5 5-5M5 20h14",
  warning: "M12 4 2.8 20h18.4zM12 10v4.5m0 2.4v.1",
  info: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 7v5m0-8.4v.1",
} as const;

export type IconName = keyof typeof paths;

/** An icon by name, from those that students' screens need at first. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon path={paths[name]} className={className} />;
}
