import type { OpenSession } from "@paso/contract";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { SessionList } from "./session-list.tsx";

const LAPTOP: OpenSession = {
  id: "laptop",
  browser: "Firefox",
  system: "Windows",
  signed_in_at: "2026-03-10T12:00:00.000Z",
  last_seen_at: "2026-03-10T12:00:00.000Z",
  is_current: true,
};
const PHONE = { ...LAPTOP, id: "phone", browser: "Safari", system: "iOS", is_current: false };
const UNKNOWN = { ...PHONE, id: "unknown", browser: null, system: null };
const END_PHONE = "DELETE /api/account/sessions/phone";

const show = () => renderScreen(<SessionList sessions={[LAPTOP, PHONE, UNKNOWN]} />);

describe("the devices one is signed in at", () => {
  it("are named, and this one is marked and cannot be signed out here", async () => {
    startFakeServer();
    const { getByRole, getByText } = await show();
    const [first, second, third] = getByRole("listitem").elements();
    expect(first?.textContent).toContain("Firefox on Windows");
    expect(first?.textContent).toContain("This device");
    expect(first?.querySelector("button")).toBeNull();
    expect(second?.textContent).toContain("Safari on iOS");
    expect(third?.textContent).toContain("Unknown device");
    expect(getByText("This device").elements()).toHaveLength(1);
  });

  it("are signed out one by one", async () => {
    const server = startFakeServer({ [END_PHONE]: () => ({ ended: 1 }) });
    const { getByRole } = await show();
    await userEvent.click(getByRole("button", { name: /^Sign out Safari on iOS/ }));
    await expect.element(getByRole("status")).toHaveTextContent("Signed out.");
    expect(server.sent(END_PHONE)).toHaveLength(1);
  });

  it("may have ended meanwhile", async () => {
    startFakeServer({ [END_PHONE]: () => refusal(404) });
    const { getByRole } = await show();
    await userEvent.click(getByRole("button", { name: /^Sign out Safari on iOS/ }));
    await expect.element(getByRole("status")).toHaveTextContent("Signed out.");
    expect(getByRole("alert").elements()).toHaveLength(0);
  });

  it("are signed out all at once, or the page says why not", async () => {
    const ALL = "DELETE /api/account/sessions";
    const server = startFakeServer({ [ALL]: () => refusal(500, { message: "It broke." }) });
    const { getByRole } = await show();
    const all = getByRole("button", { name: "Sign out all other devices" });
    await userEvent.click(all);
    await expect.element(getByRole("alert")).toHaveTextContent("It broke.");
    server.on(ALL, () => ({ ended: 2 }));
    await userEvent.click(all);
    await expect.element(getByRole("status")).toHaveTextContent("Signed out.");
  });

  it("offers nothing more where it is the only one", async () => {
    startFakeServer();
    const { getByRole } = await renderScreen(<SessionList sessions={[LAPTOP]} />);
    await expect.element(getByRole("listitem")).toBeVisible();
    expect(getByRole("button").elements()).toHaveLength(0);
  });
});
