import type { DataExport, OwnErasure } from "@paso/contract";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { AccountErasure } from "./account-erasure.tsx";
import { DataDownload } from "./data-download.tsx";

const COPY: NonNullable<DataExport["export"]> = {
  job_id: 7,
  state: "preparing",
  size: null,
  requested_at: "2026-03-10T12:00",
  expires_at: "2026-03-11T12:00",
};
const show = (copy: DataExport["export"]) =>
  renderScreen(<DataDownload data={{ export: copy, time_zone: "UTC" }} />);

describe("the copy of one's data", () => {
  it("says how far it is", async () => {
    startFakeServer({
      "GET /api/jobs/7": () => ({ state: "running", progress: 0.5, result: null }),
    });
    const { getByRole, getByText } = await show(COPY);
    await expect.element(getByText("Preparing your data: 50%")).toBeVisible();
    await expect.element(getByRole("progressbar")).toHaveAttribute("aria-valuetext", "50%");
  });

  it("says until when it can be downloaded, and how large it is", async () => {
    startFakeServer();
    const { getByRole, getByText } = await show({ ...COPY, state: "ready", size: 2_345_678 });
    await expect
      .element(getByText(/You can download it until 11 March 2026 at 12:00 \(UTC\)\./))
      .toBeVisible();
    await expect.element(getByRole("button", { name: "Download the zip (2.3 MB)" })).toBeVisible();
  });

  it("can be asked for again when it failed, and says why not", async () => {
    const server = startFakeServer({
      "POST /api/account/data": () => refusal(429, { message: "Too many attempts." }),
    });
    const { getByRole, getByText } = await show({ ...COPY, state: "failed" });
    await expect.element(getByText("Your data could not be prepared")).toBeVisible();
    await userEvent.click(getByRole("button", { name: "Download my data" }));
    await expect.element(getByText("Too many attempts.")).toBeVisible();
    expect(server.sent("POST /api/account/data")).toHaveLength(1);
  });
});

const PENDING: NonNullable<OwnErasure["erasure"]> = {
  opinions: "anonymise",
  requested_at: "2026-03-10T12:00",
  due_at: "2026-03-24T12:00",
  by_administrator: true,
};

describe("erasing one's account", () => {
  it("asks first, sends the choice, and keeps the dialog with the reason when it is refused", async () => {
    const server = startFakeServer({
      "POST /api/account/erasure": () =>
        refusal(409, { message: "A site keeps at least one active administrator." }),
    });
    const { getByRole } = await renderScreen(
      <AccountErasure data={{ erasure: null, time_zone: "UTC" }} />,
    );
    await userEvent.click(getByRole("button", { name: "Erase my account" }));
    const dialog = getByRole("dialog", { name: "Erase your account?" });
    await userEvent.click(dialog.getByRole("radio", { name: /^Remove them/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Erase my account" }));
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent("A site keeps at least one active administrator.");
    expect(server.sent("POST /api/account/erasure")).toEqual([{ opinions: "remove" }]);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("says when one goes and who asked for it, and offers the way back", async () => {
    const server = startFakeServer({
      "DELETE /api/account/erasure": () => ({ erasure: null }),
    });
    const { getByRole, getByText } = await renderScreen(
      <AccountErasure data={{ erasure: PENDING, time_zone: "UTC" }} />,
    );
    await expect
      .element(getByText("Your account will be erased on 24 March 2026 at 12:00 (UTC)"))
      .toBeVisible();
    await expect.element(getByText(/^An administrator of this site asked for it/)).toBeVisible();
    await expect.element(getByText(/will stay without your name/)).toBeVisible();
    await userEvent.click(getByRole("button", { name: "Keep my account" }));
    await expect.poll(() => server.sent("DELETE /api/account/erasure").length).toBe(1);
  });
});
