/** A grade of the API in the reader's language: "8,5" for "8.5"; a letter as it is, a dash for none. */
export function formatGrade(value: string | undefined, locale: string): string {
  if (value === undefined) return "–";
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  const decimals = value.split(".")[1]?.length ?? 0;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(number);
}
