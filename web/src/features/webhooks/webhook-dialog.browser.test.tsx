import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";

it("says of all events together that none was chosen, and leads there", async () => {
  const message = "Choose what it is told of.";
  startFakeServer({
    "POST /api/webhooks": () => refusal(422, { errors: { events: [message] } }),
  });
  const { getByRole, getByText } = await renderScreen(
    <StaffKit>
      <WebhookDialog owner={null} onClose={() => {}} />
    </StaffKit>,
  );
  const group = getByRole("group", { name: "What it is told of" });
  await expect.element(group).not.toHaveAccessibleDescription(message);
  await userEvent.click(getByRole("button", { name: "Add the webhook" }));
  await expect.element(group).toHaveAccessibleDescription(message);
  await expect.element(getByText(message)).toHaveFocus();
  for (const box of group.getByRole("checkbox").elements()) {
    expect(box.getAttribute("aria-invalid")).not.toBe("true");
  }
});
