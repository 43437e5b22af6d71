import { expect, it } from "vitest";
import { cleanup } from "vitest-browser-react";
import { userEvent } from "vitest/browser";

import { startFakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { useTypedText } from "./use-typed-text.ts";

function Reason({ subject }: { subject: string }) {
  const { text, setText } = useTypedText(`cancel.${subject}`);
  return (
    <>
      <label>
        Reason
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" onClick={() => setText("")}>
        Send
      </button>
    </>
  );
}

it("a small form finds what was typed after a reload, each its own, and nothing once it is sent", async () => {
  startFakeServer({});
  const open = async (subject: string) => {
    await cleanup();
    return renderScreen(<Reason subject={subject} />);
  };
  const first = await open("class.1");
  await userEvent.type(first.getByLabelText("Reason"), "The teacher is ill");
  const other = await open("class.2");
  await expect.element(other.getByLabelText("Reason")).toHaveValue("");
  const again = await open("class.1");
  await expect.element(again.getByLabelText("Reason")).toHaveValue("The teacher is ill");
  await userEvent.click(again.getByRole("button", { name: "Send" }));
  const sent = await open("class.1");
  await expect.element(sent.getByLabelText("Reason")).toHaveValue("");
});
