import bowser from "bowser";

/** A browser and the system it runs on, as stored: nothing else of the user agent is kept. */
export interface Device {
  /** Such as `Firefox`; null where the user agent does not say. */
  browser: string | null;
  /** Such as `Windows`; null where the user agent does not say. */
  system: string | null;
}

/** A device that does not say what it is. */
export const UNKNOWN_DEVICE: Device = { browser: null, system: null };

/** Longer ones are no browser's, and would take their time. */
const LONGEST_USER_AGENT = 512;
const LONGEST_NAME = 40;

/** Names the browser and the system of a user agent. */
export function describeDevice(userAgent: string | undefined): Device {
  if (!userAgent || userAgent.length > LONGEST_USER_AGENT) return UNKNOWN_DEVICE;
  const { browser, os } = bowser.parse(userAgent);
  return { browser: shorten(browser.name), system: shorten(os.name) };
}

/** Unknown agents are named by what they begin with, which may be anything. */
function shorten(name: string | undefined): string | null {
  return name?.slice(0, LONGEST_NAME) || null;
}
