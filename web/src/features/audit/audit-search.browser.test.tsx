import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { renderScreen } from "../../testing/render-screen.tsx";
import { AuditSearch } from "./audit-search.tsx";

it("offers the changes by their names, after all of them", async () => {
  const { getByRole } = await renderScreen(
    <AuditSearch wanted={{ search: "", action: "all" }} onChange={() => {}} />,
  );
  await userEvent.click(getByRole("button", { name: /Show/ }));
  await expect.element(getByRole("option", { name: "Mail server" })).toBeInTheDocument();
  const [first, ...others] = getByRole("option")
    .elements()
    .map(({ textContent }) => textContent);
  expect(first).toBe("All changes");
  expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, "en")));
});
