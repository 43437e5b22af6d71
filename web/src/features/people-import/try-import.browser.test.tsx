import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { TryImport } from "./try-import.tsx";

const CHECK = "POST /api/admin/people/import/check";
const IMPORT = "POST /api/admin/people/import";

it("offers to create the groups that are missing, and says which", async () => {
  const refused = { line: 2, outcome: "refused", changes: [], message: "No group.", becomes: null };
  const becomes = { role: "student", course: { title: "Soil", group: "Evening" } };
  const taken = { line: 2, outcome: "new", changes: ["course"], message: null, becomes };
  const server = startFakeServer({
    [CHECK]: (body) => ({
      rows: [(body as { create_groups: boolean }).create_groups ? taken : refused],
      missing_groups: [{ course: "Soil", group: "Evening" }],
    }),
    [IMPORT]: () => ({ job_id: 4 }),
  });
  const onBegun = vi.fn<(jobId: number) => void>();
  const { getByRole } = await renderScreen(
    <TryImport
      table={{
        headings: ["email", "course", "group"],
        columns: ["email", "course", "group"],
        rows: [{ line: 2, cells: ["ada@example.org", "Soil", "Evening"] }],
      }}
      onColumns={() => {}}
      onStartOver={() => {}}
      onBegun={onBegun}
    />,
  );
  const begin = getByRole("button", { name: /^Nothing to import|^Import 1 row/ });
  await expect.element(begin).toBeDisabled();
  const create = getByRole("checkbox", { name: "Create the group that is missing" });
  await expect.element(create).toHaveAccessibleDescription("Soil: Evening");
  await userEvent.click(create, { force: true });
  await expect.element(begin).toHaveTextContent("Import 1 row");
  await userEvent.click(begin);
  await vi.waitFor(() => expect(onBegun).toHaveBeenCalledExactlyOnceWith(4));
  expect(server.sent(IMPORT)).toMatchObject([{ invite: false, create_groups: true }]);
});
