/** Copies an element's text; falls back to a selection if there is no clipboard, as without https. */
export async function copyText(element: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(element.textContent.replace(/\n$/, ""));
  } catch {
    getSelection()?.selectAllChildren(element);
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way without https
    document.execCommand("copy");
  }
}
