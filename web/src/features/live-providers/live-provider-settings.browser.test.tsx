import type { LiveProviders } from "@paso/contract";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import { LiveProviderSettings } from "./live-provider-settings.tsx";

const NONE: LiveProviders = {
  course: null,
  credentials: [],
  from_site: [],
  can_store_secret: true,
  may_change: true,
};
const ZOOM = {
  kind: "zoom",
  account_id: "account-1",
  client_id: "client-1",
  host: "host@example.org",
  secret: "stored",
} as const;

const READ = "GET /api/admin/live-providers";
const SAVE = "PUT /api/admin/live-providers";
const DRAFT = "/api/authoring/drafts/live-provider-zoom";
const TEST = "POST /api/admin/live-providers/zoom/test";
const REMOVE = "DELETE /api/admin/live-providers/zoom";

async function open(providers: LiveProviders) {
  const server = startFakeServer({ [READ]: () => providers });
  const screen = await renderScreen(
    <StaffKit>
      <LiveProviderSettings courseId={null} />
    </StaffKit>,
  );
  return { ...screen, server };
}

describe("the services for live classes", () => {
  it("are set up one by one, with their own fields", async () => {
    const { getByRole, getByLabelText, getByText, server } = await open(NONE);
    server.on(SAVE, () => ({ ...NONE, credentials: [ZOOM] }));
    await userEvent.click(getByRole("button", { name: "Set up Zoom" }));
    await expect.element(getByRole("textbox", { name: "Account ID" })).toHaveFocus();
    await userEvent.fill(getByRole("textbox", { name: "Account ID" }), "account-1");
    await userEvent.fill(getByRole("textbox", { name: "Client ID" }), "client-1");
    await userEvent.fill(getByLabelText("Client secret"), "hush");
    await userEvent.fill(getByRole("textbox", { name: "Zoom user" }), "host@example.org");
    await userEvent.click(getByRole("button", { name: "Save" }));
    await expect.element(getByText("host@example.org")).toBeVisible();
    await expect.element(getByRole("button", { name: "Test Zoom" })).toBeVisible();
    expect(server.sent(SAVE)).toEqual([{ ...ZOOM, secret: "hush" }]);
  });

  it("keep what was typed where it is refused, and say why beside the field", async () => {
    const { getByRole, getByText, server } = await open(NONE);
    const message = "Enter an address that begins with https://, such as https://meet.example.org.";
    server.on(SAVE, () => refusal(422, { errors: { server: [message] } }));
    await userEvent.click(getByRole("button", { name: "Set up Jitsi Meet" }));
    const field = getByRole("textbox", { name: "Address" });
    await userEvent.fill(field, "meet");
    await userEvent.click(getByRole("button", { name: "Save" }));
    await expect.element(getByText(message)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("meet");
    expect(server.sent(SAVE)).toEqual([{ kind: "jitsi", server: "meet", app_id: "", secret: "" }]);
  });

  it("keep what was typed as a draft, except for the secret, and show it again", async () => {
    const { getByRole, getByLabelText, getByText, server, unmount } = await open(NONE);
    server.on(`GET ${DRAFT}`, () => ({ draft: null }));
    server.on(`PUT ${DRAFT}`, () => ({ saved_at: "2026-11-20T12:04" }));
    server.on(`DELETE ${DRAFT}`, () => ({}));
    await userEvent.click(getByRole("button", { name: "Set up Zoom" }));
    await userEvent.fill(getByLabelText("Client secret"), "hush");
    await userEvent.fill(getByRole("textbox", { name: "Account ID" }), "account-1");
    await unmount();
    const kept = { account_id: "account-1", client_id: "", host: "", server: "", app_id: "" };
    await expect
      .poll(() => server.sent(`PUT ${DRAFT}`), { timeout: 5_000 })
      .toEqual([{ body: { ...kept, secret: "" } }]);

    const again = await open(NONE);
    again.server.on(`GET ${DRAFT}`, () => ({
      draft: { body: kept, saved_at: "2026-11-20T12:04" },
    }));
    again.server.on(`DELETE ${DRAFT}`, () => ({}));
    await userEvent.click(again.getByRole("button", { name: "Set up Zoom" }));
    await expect.element(getByText("Your unsaved changes are back")).toBeVisible();
    const field = again.getByRole("textbox", { name: "Account ID" });
    await expect.element(field).toHaveValue("account-1");
    await userEvent.click(again.getByRole("button", { name: "Discard them" }));
    await expect.element(field).toHaveValue("");
    await expect.poll(() => again.server.sent(`DELETE ${DRAFT}`)).toHaveLength(1);
  });

  it("ask Jitsi's secret only of servers with tokens, and never show one that is stored", async () => {
    const jitsi = { kind: "jitsi", server: "https://meet.example.org" } as const;
    const { getByRole, getByLabelText, getByText } = await open({
      ...NONE,
      credentials: [{ ...jitsi, app_id: "paso", secret: "stored" }],
    });
    await userEvent.click(getByRole("button", { name: "Edit Jitsi Meet" }));
    await expect.element(getByLabelText("App secret")).toHaveValue("");
    await expect.element(getByText(/One is stored and is not shown/)).toBeVisible();
    await userEvent.clear(getByRole("textbox", { name: "App ID" }));
    await expect.element(getByLabelText("App secret")).not.toBeInTheDocument();
  });

  it("are tested, and the result says what is wrong", async () => {
    const { getByRole, getByText, server } = await open({ ...NONE, credentials: [ZOOM] });
    const text = "Zoom does not know this account ID.";
    server.on(TEST, () => ({ ok: false, findings: [{ ok: false, text }] }));
    await userEvent.click(getByRole("button", { name: "Test Zoom" }));
    await expect.element(getByText("This does not work yet")).toBeVisible();
    await expect.element(getByText(text)).toBeVisible();
  });

  it("are removed once that was confirmed", async () => {
    const { getByRole, server } = await open({ ...NONE, credentials: [ZOOM] });
    server.on(REMOVE, () => NONE);
    await userEvent.click(getByRole("button", { name: "Remove Zoom" }));
    await userEvent.click(getByRole("alertdialog").getByRole("button", { name: "Remove" }));
    await expect.element(getByRole("button", { name: "Set up Zoom" })).toBeVisible();
  });

  it("are only shown to those who may not change them, with what comes from the site", async () => {
    const { getByText, getByRole } = await open({
      ...NONE,
      course: { id: 1, title: "Soil", language: "en" },
      from_site: ["zoom"],
      may_change: false,
    });
    await expect.element(getByText("From the site")).toBeVisible();
    const change = getByRole("button", { name: /^(Set up|Edit|Test|Remove)/ });
    await expect.element(change).not.toBeInTheDocument();
  });

  it("say that secrets cannot be stored, and leave Jitsi Meet without one", async () => {
    const { getByText, getByRole, getByLabelText } = await open({
      ...NONE,
      can_store_secret: false,
    });
    await expect.element(getByText("Secrets cannot be stored")).toBeVisible();
    await userEvent.click(getByRole("button", { name: "Set up BigBlueButton" }));
    await expect.element(getByLabelText("Secret")).not.toBeInTheDocument();
  });
});
