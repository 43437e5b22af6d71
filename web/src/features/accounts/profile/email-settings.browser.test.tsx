import type { EmailChange, SessionUser } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { emailChangeQuery } from "./email-change-query.ts";
import { EmailSettings } from "./email-settings.tsx";

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
const READ = "GET /api/account/email";
const ASK = "POST /api/account/email";
const CONFIRM = "POST /api/account/email/confirm";

async function show(change: EmailChange) {
  const server = startFakeServer({
    [READ]: () => change,
    [ASK]: (body) => ({ pending: (body as { email: string }).email, is_sending: true }),
    [CONFIRM]: () => ({ user: { ...ADA, email: "ada@example.com" } }),
    "DELETE /api/account/email": () => ({ pending: null, is_sending: true }),
  });
  const screen = await renderScreen(<Settings />);
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return { ...screen, server, press };
}

function Settings() {
  const { data } = useQuery(emailChangeQuery);
  return data && <EmailSettings user={ADA} change={data} />;
}

describe("one's own e-mail address", () => {
  it("is changed with the code that is mailed to the new one", async () => {
    const { server, press, getByLabelText, getByRole, getByText } = await show({
      pending: null,
      is_sending: true,
    });
    await press("Change the address");
    const address = getByLabelText("New e-mail address");
    await expect.element(address).toHaveFocus();
    server.on(ASK, () => refusal(422, { errors: { email: ["Not an address."] } }));
    await userEvent.fill(address, "ada@");
    await press("Mail me the code");
    await expect.element(getByText("Not an address.")).toBeVisible();
    await expect.element(address).toHaveValue("ada@");
    server.on(ASK, () => ({ pending: "ada@example.com", is_sending: true }));
    await userEvent.fill(address, "ada@example.com");
    await press("Mail me the code");
    const code = getByLabelText("Code", { exact: true });
    await expect.element(code).toHaveFocus();
    await expect.element(getByText(/mailed it to ada@example.com/)).toBeVisible();
    server.on(CONFIRM, () => refusal(422, { errors: { code: ["Wrong."] } }));
    await userEvent.fill(code, "1234 5678");
    await press("Use this address");
    await expect.element(getByText("Wrong.")).toBeVisible();
    server.on(CONFIRM, () => ({ user: { ...ADA, email: "ada@example.com" } }));
    await press("Use this address");
    await expect.element(getByRole("status")).toHaveTextContent("Saved.");
    await expect.element(getByRole("button", { name: "Change the address" })).toHaveFocus();
    expect(server.sent(CONFIRM)).toEqual([{ code: "1234 5678" }, { code: "1234 5678" }]);
  });

  it("waits for its code after a reload, does not take the focus, and can be kept after all", async () => {
    const { press, getByLabelText, getByRole } = await show({
      pending: "ada@example.com",
      is_sending: true,
    });
    await expect.element(getByLabelText("Code", { exact: true })).toBeVisible();
    await expect.element(getByLabelText("Code", { exact: true })).not.toHaveFocus();
    await press("Cancel");
    await expect.element(getByRole("button", { name: "Change the address" })).toHaveFocus();
  });

  it("goes on waiting for its code where another was not asked for after all", async () => {
    const { press, getByLabelText } = await show({ pending: "ada@example.com", is_sending: true });
    await press("Another code or address");
    await expect.element(getByLabelText("New e-mail address")).toHaveFocus();
    await press("Cancel");
    await expect.element(getByLabelText("Code", { exact: true })).toHaveFocus();
  });

  it("is changed by administrators where the site sends no mail", async () => {
    const { getByText, getByRole } = await show({ pending: null, is_sending: false });
    await expect.element(getByText(/An administrator of this site can change it/)).toBeVisible();
    await expect.element(getByRole("button")).not.toBeInTheDocument();
  });
});
