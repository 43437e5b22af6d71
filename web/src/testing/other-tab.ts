import { onTestFinished } from "vitest";

/** Simulates another tab's access to the local storage. */
export function openOtherTab(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  if (!frame.contentWindow) throw new Error("The frame has no window.");
  return frame.contentWindow.localStorage;
}
