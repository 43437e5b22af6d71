import { expect, it } from "vitest";

import { renderScreen } from "../testing/render-screen.tsx";
import { Avatar } from "./avatar.tsx";

it.each([
  ["Ada Byron", "AB"],
  ["Ada", "A"],
  ["José Muñoz Peña", "JM"],
  ["María José", "MJ"],
  ["María José Ortega y Gasset", "MJ"],
  ["Anneke de Vries", "AV"],
  ["ada byron", "A"],
  ["Ada  Byron", "AB"],
  ["李 小龍", "李小"],
  ["", ""],
])("%s has the initials %s", async (name, initials) => {
  const { container } = await renderScreen(<Avatar name={name} />);
  expect(container.querySelector("[data-initials]")).toHaveAttribute("data-initials", initials);
});
