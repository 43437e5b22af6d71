/** All zones the browser knows; some browsers omit UTC. */
export const TIME_ZONES = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])];

/**
 * The zone that a typed text names: by its whole name, or by its city if no other zone has it. Any other text
 * is returned as it is.
 */
export function findTimeZone(typed: string): string {
  const wanted = simplify(typed);
  const whole = TIME_ZONES.find((zone) => simplify(zone) === wanted);
  if (whole) return whole;
  const [found, ...others] = TIME_ZONES.filter((zone) => simplify(zone).endsWith(`/${wanted}`));
  return found && others.length === 0 ? found : typed;
}

/** Without case, accents and the underscores between words. */
function simplify(name: string): string {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("_", " ").trim().toLowerCase();
}
