const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A file's size as people say it: `84 kB`, `1.2 MB`. */
export function formatSize(bytes: number, locale: string): string {
  let value = bytes;
  let step = 0;
  while (value >= 1000 && step < UNITS.length - 1) {
    value /= 1000;
    step += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value);
}
