import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { NewPasswordField } from "../new-password-field.tsx";

it.each([
  ["aaaaaaaaaaaa", "Weak: it would be guessed soon. Sequences and repetitions are tried early."],
  ["password123456", "Weak: it would be guessed soon. Many people use one like it."],
  ["ada@example.org", "Weak: it would be guessed soon. It contains your name or address."],
  ["x7#Kq", "Weak: it would be guessed soon."],
  ["lantern under seven bridges", "Strong: it is very hard to guess."],
])("%s while it is typed: %s", async (password, words) => {
  startFakeServer();
  const { getByLabelText, getByText } = await renderScreen(<NewPasswordField />);
  await userEvent.fill(getByLabelText("New password", { exact: true }), password);
  await expect.element(getByText(words, { exact: true })).toBeVisible();
});

const WRONG = "Use at least 10 characters.";

function Form() {
  const [error, setError] = useState<string | undefined>(WRONG);
  return (
    <>
      <NewPasswordField error={error} />
      <button type="button" onClick={() => setError(undefined)}>{`Send`}</button>
      <button type="button" onClick={() => setError(WRONG)}>{`Refuse`}</button>
    </>
  );
}

it("drops what was wrong once the password changes, until the next is refused", async () => {
  startFakeServer();
  const { getByLabelText, getByText } = await renderScreen(<Form />);
  const field = getByLabelText("New password", { exact: true });
  await expect.element(field).toHaveAccessibleDescription(new RegExp(WRONG));
  await userEvent.fill(field, "lantern under seven bridges");
  await expect.element(field).toBeValid();
  await expect.element(field).not.toHaveAccessibleDescription(new RegExp(WRONG));
  await userEvent.click(getByText("Send"));
  await userEvent.click(getByText("Refuse"));
  await expect.element(field).toHaveAccessibleDescription(new RegExp(WRONG));
  await expect.element(field).toBeInvalid();
});
