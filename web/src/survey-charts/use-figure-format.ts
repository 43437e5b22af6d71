import { useLingui } from "@lingui/react/macro";

/** Means, medians and scores in the format of the language: `7.42`, `7,42`. */
export function useFigureFormat(): {
  format: (figure: number) => string;
  /** With its sign: `+31`, `-4`, `0`. */
  formatSigned: (figure: number) => string;
} {
  const { i18n } = useLingui();
  const plain = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(i18n.locale, { signDisplay: "exceptZero" });
  return {
    format: (figure) => plain.format(figure),
    formatSigned: (figure) => signed.format(figure),
  };
}
