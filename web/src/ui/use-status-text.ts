import { useLingui } from "@lingui/react/macro";

/** The text of an HTTP status in the reader's language; undefined for the rare ones. */
export function useStatusText(status: number): string | undefined {
  const { t } = useLingui();
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
  return texts[status];
}
