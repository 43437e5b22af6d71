import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { SurveyEditor } from "./survey-editor.tsx";

it("names the question of a refused survey as its card does", async () => {
  const server = startFakeServer();
  server.on("GET /api/authoring/drafts/survey-new%3A2", () => ({ draft: null }));
  server.on("POST /api/courses/2/surveys/create", () =>
    refusal(422, {
      message: "The data sent has not passed the validation.",
      deep_errors: [{ "1.radio.question": ["Write a question."] }],
    }),
  );
  const screen = await renderScreen(
    <SurveyEditor
      courseId={2}
      survey={null}
      onSaved={vi.fn()}
      onStayed={vi.fn()}
      renderActions={(submit) => submit}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Create sections" }));
  await expect
    .element(screen.getByRole("button", { name: "1 · Question · Write a question.", exact: true }))
    .toBeVisible();
});
