/** A share from 0 to 1 in whole percent, as the language writes it: `67%`, `67 %`. */
export function formatPercent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(share);
}
