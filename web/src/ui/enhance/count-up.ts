import { numberFormat, readNumber } from "./read-number.ts";
import { isMotionUnwelcome, whenSeen } from "./when-seen.ts";

/** Default duration of the count, and of one step, in milliseconds. */
const SPEED = 1000;
const REFRESH_INTERVAL = 100;

/**
 * Counts from `data-from` (0) to `data-to` (the element's number) once it is seen: for `data-speed`
 * milliseconds, a step every `data-refresh-interval`, with `data-decimals` places. Screen readers only get
 * the result. Returns an undo function.
 */
export function countUp(element: HTMLElement): () => void {
  const written = element.textContent;
  const to = readNumber(element, "to", Number(written.trim() || Number.NaN));
  if (!Number.isFinite(to)) return () => {};
  const from = readNumber(element, "from", 0);
  const places = readNumber(element, "decimals", 0, [0, 10]);
  const format = numberFormat(element, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  const result = document.createElement("span");
  result.className = "counter-result";
  result.textContent = format.format(to);
  const shown = document.createElement("span");
  shown.className = "counter-shown";
  shown.ariaHidden = "true";
  const isQuiet = isMotionUnwelcome();
  shown.textContent = format.format(isQuiet ? to : from);
  element.classList.add("counting");
  element.replaceChildren(result, shown);

  let timer: ReturnType<typeof setInterval> | undefined;
  const callOff = isQuiet ? () => {} : whenSeen(element, begin);
  return () => {
    callOff();
    clearInterval(timer);
    element.classList.remove("counting");
    element.textContent = written;
  };

  function begin(): void {
    const speed = readNumber(element, "speed", SPEED, [0, 60_000]);
    const interval = readNumber(element, "refreshInterval", REFRESH_INTERVAL, [16, 60_000]);
    const steps = Math.max(1, Math.ceil(speed / interval));
    let step = 0;
    timer = setInterval(() => {
      step += 1;
      shown.textContent = format.format(from + ((to - from) * step) / steps);
      if (step === steps) clearInterval(timer);
    }, interval);
  }
}
