import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";

const MAKE = "POST /api/account/tokens";

it("checks the form before the server asks for the password", async () => {
  const server = startFakeServer({ [MAKE]: () => ({ secret: "paso_pat_x", token: {} }) });
  const { getByRole, getByText } = await renderScreen(<NewTokenDialog onClose={() => {}} />);
  const make = getByRole("button", { name: "Make the token" });
  const name = getByRole("textbox", { name: "Name" });
  await userEvent.click(make);
  await expect.element(getByText("Give the token a name.")).toBeVisible();
  await expect.element(getByText("Choose what the token may do.")).toBeVisible();
  await expect.element(name).toHaveFocus();

  await userEvent.fill(name, "Gradebook");
  await userEvent.click(make);
  await expect.element(getByText("Give the token a name.")).not.toBeInTheDocument();
  await expect.element(getByRole("checkbox", { name: /^Read results/ })).toHaveFocus();
  expect(server.sent(MAKE)).toEqual([]);

  await userEvent.click(getByRole("checkbox", { name: /^Read results/ }));
  await userEvent.click(make);
  await expect
    .poll(() => server.sent(MAKE))
    .toEqual([{ name: "Gradebook", scopes: ["results:read"], days: 90 }]);
});
