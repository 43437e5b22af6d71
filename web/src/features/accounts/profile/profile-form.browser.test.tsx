import type { SessionUser } from "@paso/contract";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { ProfileForm } from "./profile-form.tsx";

const ADA: SessionUser = {
  id: 5,
  first_name: "Ada",
  last_name: "Byron",
  email: "ada@example.org",
  role: "student",
  avatar: null,
  locale: "en",
  time_zone: null,
  theme: null,
  must_change_password: false,
  must_add_second_factor: false,
};
const SAVE = "PUT /api/account/profile";

async function show() {
  const { getByLabelText, getByRole } = await renderScreen(<ProfileForm user={ADA} />);
  return {
    lastName: getByLabelText("Last name"),
    timeZone: getByLabelText("Time zone"),
    save: getByRole("button", { name: "Save" }),
    status: getByRole("status"),
  };
}

describe("one's name and time zone", () => {
  it("are saved together, and an empty time zone is the device's", async () => {
    const server = startFakeServer({ [SAVE]: () => ({ user: { ...ADA, last_name: "Lovelace" } }) });
    const { lastName, timeZone, save, status } = await show();
    await userEvent.fill(lastName, "Lovelace");
    await userEvent.click(save);
    await expect.element(status).toHaveTextContent("Saved.");
    await userEvent.fill(timeZone, "Europe/Madrid");
    await expect.element(status).not.toHaveTextContent("Saved.");
    await userEvent.click(save);
    await expect.element(status).toHaveTextContent("Saved.");
    expect(server.sent(SAVE)).toEqual([
      { first_name: "Ada", last_name: "Lovelace", time_zone: null },
      { first_name: "Ada", last_name: "Lovelace", time_zone: "Europe/Madrid" },
    ]);
  });

  it("stay as typed where they are refused, with the reason beside the field", async () => {
    const errors = { time_zone: ["Choose a time zone from the list."] };
    startFakeServer({ [SAVE]: () => refusal(422, { errors }) });
    const { lastName, timeZone, save } = await show();
    await userEvent.fill(lastName, "Lovelace");
    await userEvent.fill(timeZone, "Atlantis");
    await userEvent.click(save);
    await expect.element(timeZone).toHaveAttribute("aria-invalid", "true");
    await expect.element(timeZone).toHaveFocus();
    await expect.element(lastName).toHaveValue("Lovelace");
    await expect.element(timeZone).toHaveValue("Atlantis");
  });

  it("finds the time zone by any part of its name", async () => {
    startFakeServer();
    const { timeZone } = await show();
    await expect.element(timeZone).toBeVisible();
    const { list } = timeZone.element() as HTMLInputElement;
    const names = [...(list?.options ?? [])].map(({ value }) => value);
    expect(names).toEqual(expect.arrayContaining(["Europe/Madrid", "America/Bogota", "UTC"]));
    expect(new Set(names).size).toBe(names.length);
  });
});
