import { useLingui } from "@lingui/react/macro";

interface Device {
  browser: string | null;
  system: string | null;
}

/** A device's name, such as "Firefox on Windows". */
export function useDeviceName(): (device: Device) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown device`;
  };
}
