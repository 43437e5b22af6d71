import { onTestFinished } from "vitest";

/** Another tab of the browser, as far as what it keeps on the device goes. */
export function openOtherTab(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  if (!frame.contentWindow) throw new Error("The frame has no window.");
  return frame.contentWindow.localStorage;
}
