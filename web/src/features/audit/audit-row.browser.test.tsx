import type { AuditEntry } from "@paso/contract";
import { expect, it } from "vitest";

import { renderScreen } from "../../testing/render-screen.tsx";
import { AuditRow } from "./audit-row.tsx";

const actor = { id: 1, name: "Marta Ruiz", email: "marta@example.org" };
const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: "2026-11-24T09:00",
  action: "live_class.changed",
  actor,
  subject: null,
  changes: [],
  ...more,
});

/** The text of an entry's changed fields. */
async function show(changes: AuditEntry["changes"]) {
  const screen = await renderScreen(
    <ul>
      <AuditRow entry={entry({ changes })} />
    </ul>,
  );
  await expect.element(screen.getByText("Marta Ruiz changed a live class")).toBeVisible();
  return (field: string) => screen.getByText(field, { exact: true }).element().nextSibling!;
}

it("says what a live class was and is, in words", async () => {
  const valueOf = await show([
    { field: "live_class", after: "Questions" },
    { field: "starts", before: "2026-03-12T17:00", after: "2026-03-13T09:30" },
    { field: "repeats", before: "weekly", after: null },
    { field: "weekdays", before: ["tu", "fr"], after: null },
    { field: "provider", before: "jitsi", after: "bigbluebutton" },
    { field: "is_recorded", before: false, after: true },
  ]);
  expect(valueOf("Live class").textContent).toBe("Questions");
  expect(valueOf("Start").textContent).toBe("12 March 2026 at 17:00 → 13 March 2026 at 09:30");
  expect(valueOf("Repeats").textContent).toBe("weekly → none");
  expect(valueOf("Weekdays").textContent).toBe("Tuesday, Friday → none");
  expect(valueOf("Provider").textContent).toBe("Jitsi Meet → BigBlueButton");
  expect(valueOf("Recorded").textContent).toBe("no → yes");
});

it("says what a token may do, in words", async () => {
  const valueOf = await show([{ field: "scopes", after: ["results:read", "people:read"] }]);
  expect(valueOf("Scopes").textContent).toBe("read results, read people");
});
