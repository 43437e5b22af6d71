import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { renderScreen } from "../../testing/render-screen.tsx";
import { EVERYTHING } from "./api.ts";
import { AuditSearch } from "./audit-search.tsx";

function Search() {
  const [wanted, setWanted] = useState(EVERYTHING);
  return (
    <AuditSearch
      wanted={wanted}
      onChange={(change) => setWanted((before) => ({ ...before, ...change }))}
    />
  );
}

it("offers the changes by their names, after all of them", async () => {
  const { getByRole } = await renderScreen(<Search />);
  await userEvent.click(getByRole("button", { name: /Show/ }));
  await expect.element(getByRole("option", { name: "Mail server" })).toBeInTheDocument();
  const [first, ...others] = getByRole("option")
    .elements()
    .map(({ textContent }) => textContent);
  expect(first).toBe("All changes");
  expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, "en")));
});

it("downloads what it finds, and passes on no days in the wrong order", async () => {
  const { getByRole, getByLabelText, getByText } = await renderScreen(<Search />);
  const file = getByRole("link", { name: "CSV" });
  await expect.element(file).toHaveAttribute("href", "/api/admin/audit/export/csv");
  // What is searched for meanwhile outlasts days that count a moment after they were typed.
  await userEvent.fill(getByLabelText("From"), "2026-03-02");
  await userEvent.fill(getByLabelText("Until"), "2026-03-31");
  await userEvent.fill(getByLabelText("Search by name or address"), " Grace & co ");
  await userEvent.keyboard("{Enter}");
  const march = "/api/admin/audit/export/csv?q=Grace+%26+co&from=2026-03-02&to=2026-03-31";
  await expect.element(file).toHaveAttribute("href", march);
  await userEvent.fill(getByLabelText("Until"), "2026-03-01");
  await expect.element(getByText(/^Choose a day that is not before the first\./)).toBeVisible();
  await expect.element(file).toHaveAttribute("href", march);
  await userEvent.fill(getByLabelText("Until"), "");
  await userEvent.fill(getByLabelText("From"), "");
  await expect.element(file).toHaveAttribute("href", "/api/admin/audit/export/csv?q=Grace+%26+co");
});
