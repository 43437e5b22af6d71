import { numberFormat, readNumber } from "./read-number.ts";
import { whenSeen } from "./when-seen.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Default diameter in pixels. */
const SIZE = 100;

/**
 * Draws `data-value`, a share from 0 to 1 or a percentage above that, as a circle that closes once it is
 * seen, with a diameter of `data-size` pixels and a line of `data-thickness`. The element's content goes in
 * the middle, else the percentage. Returns an undo function.
 */
export function drawCircle(element: HTMLElement): () => void {
  const value = readNumber(element, "value", Number.NaN, [0, 100]);
  if (Number.isNaN(value)) return () => {};
  const share = value > 1 ? value / 100 : value;
  const size = readNumber(element, "size", SIZE, [24, 400]);
  const thickness = readNumber(element, "thickness", size / 12, [1, size / 4]);
  const percentage = numberFormat(element, { style: "percent" }).format(share);

  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", `0 0 ${size} ${size}`);
  drawing.setAttribute("width", String(size));
  drawing.setAttribute("height", String(size));
  if (element.textContent.includes(percentage)) drawing.setAttribute("aria-hidden", "true");
  else {
    drawing.setAttribute("role", "img");
    drawing.setAttribute("aria-label", percentage);
  }
  const radius = (size - thickness) / 2;
  const ring = circle("circle-ring");
  const arc = circle("circle-arc");
  // Normalized, so that the share itself is the dash length.
  arc.setAttribute("pathLength", "1");
  arc.setAttribute("stroke-dasharray", "1 1");
  arc.setAttribute("stroke-dashoffset", "1");
  arc.setAttribute("transform", `rotate(-90 ${size / 2} ${size / 2})`);
  drawing.append(ring, ...(share > 0 ? [arc] : []));

  const written = [...element.childNodes];
  const label = document.createElement("span");
  if (element.textContent.trim() === "") {
    label.ariaHidden = "true";
    label.textContent = percentage;
  } else {
    label.append(...written);
  }
  element.classList.add("circled");
  element.replaceChildren(drawing, label);
  const callOff = whenSeen(element, () => arc.setAttribute("stroke-dashoffset", String(1 - share)));
  return () => {
    callOff();
    element.replaceChildren(...written);
    element.classList.remove("circled");
  };

  function circle(name: string): SVGCircleElement {
    const drawn = document.createElementNS(SVG, "circle");
    drawn.setAttribute("class", name);
    drawn.setAttribute("cx", String(size / 2));
    drawn.setAttribute("cy", String(size / 2));
    drawn.setAttribute("r", String(radius));
    drawn.setAttribute("stroke-width", String(thickness));
    return drawn;
  }
}
