import { useLingui } from "@lingui/react/macro";

interface Status {
  /** HTTP status; 0 if the failure is in the browser. */
  status: number;
  /** Its own text, which is always in English. */
  statusText: string;
}

/** The text of an HTTP status in the reader's language; for the rare ones, that something went wrong. */
export function useStatusText({ status, statusText }: Status): string {
  const { t, i18n } = useLingui();
  const texts: Record<number, string> = {
    401: t`Not signed in`,
    403: t`Not allowed`,
    404: t`Not found`,
    409: t`Not possible at this point`,
    413: t`Too large`,
    419: t`Session out of date`,
    429: t`Too many requests`,
    500: t`Internal server error`,
    502: t`Server not reached`,
    503: t`Server busy`,
    504: t`Server not reached in time`,
  };
  const isReadable = i18n.locale === "en" || status === 0;
  return texts[status] ?? ((isReadable && statusText) || t`Something went wrong.`);
}
