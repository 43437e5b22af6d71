const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  copied: "m5 12.5 4.5 4.5L19 7.5",
  wrap: "M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5",
};

/** An icon-only button: text would become part of the authored text. */
export function buildTool(
  name: "copy" | "wrap",
  label: string,
  onPress: () => void,
): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.ariaLabel = label;
  button.title = label;
  button.append(draw(ICONS[name]));
  if (name === "copy") button.append(draw(ICONS.copied));
  button.addEventListener("click", onPress);
  return button;
}

function draw(d: string): SVGSVGElement {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", d);
  const icon = document.createElementNS(SVG, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  icon.append(path);
  return icon;
}
