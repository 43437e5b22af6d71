import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { AddStudents } from "./add-students.tsx";

it("says at the field that nobody was typed, until somebody is", async () => {
  startFakeServer({
    "POST /api/authoring/courses/7/students": () =>
      refusal(422, { errors: { text: ["This field is required."] } }),
    "POST /api/authoring/courses/7/students/check": () => ({ people: [], is_sending: true }),
  });
  const { getByRole, getByText } = await renderScreen(<AddStudents courseId={7} groups={[]} />);
  const field = getByRole("textbox", { name: /^Names and addresses/ });
  await userEvent.click(getByRole("button", { name: "Add students" }));
  await expect.element(field).toHaveAccessibleDescription(/This field is required\./);
  await expect.element(getByText(/^Error:/)).not.toBeInTheDocument();
  await userEvent.fill(field, "ada@example.org");
  await expect.element(getByText("This field is required.")).not.toBeInTheDocument();
});
