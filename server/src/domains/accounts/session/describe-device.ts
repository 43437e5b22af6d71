import bowser from "bowser";

/** A browser and its operating system, as stored: nothing else of the user agent is. */
export interface Device {
  /** Such as `Firefox`; null if the user agent does not say. */
  browser: string | null;
  /** Such as `Windows`; null if the user agent does not say. */
  system: string | null;
}

/** A device whose user agent is missing or unknown. */
export const UNKNOWN_DEVICE: Device = { browser: null, system: null };

/** Longer ones are not from browsers, and slow to parse. */
const LONGEST_USER_AGENT = 512;
const LONGEST_NAME = 40;

/** Names the browser and the system of a user agent. */
export function describeDevice(userAgent: string | undefined): Device {
  if (!userAgent || userAgent.length > LONGEST_USER_AGENT) return UNKNOWN_DEVICE;
  const { browser, os } = bowser.parse(userAgent);
  return { browser: shorten(browser.name), system: shorten(os.name) };
}

/** An unknown agent's name is its beginning, which may be anything. */
function shorten(name: string | undefined): string | null {
  return name?.slice(0, LONGEST_NAME) || null;
}
