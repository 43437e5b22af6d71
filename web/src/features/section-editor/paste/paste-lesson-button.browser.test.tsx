import { flushSync } from "react-dom";
import { expect, it, onTestFinished } from "vitest";

import { openEditor } from "../testing/open-editor.tsx";

it("takes what is pasted before its field has come", async () => {
  onTestFinished(() => localStorage.clear());
  const { getByRole } = await openEditor({ 1: "Why?" });
  const button = getByRole("button", { name: "Paste a lesson" });
  await expect.element(button).toBeVisible();
  const opener = button.element() as HTMLElement;
  // Synchronously, before the dialog's code could load.
  flushSync(() => opener.click());
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "# Soil\n\nSoil is alive.");
  opener.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect
    .element(getByRole("textbox", { name: "Your text" }))
    .toHaveValue("# Soil\n\nSoil is alive.");
});
