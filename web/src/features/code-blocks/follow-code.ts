import { deviceStore } from "../../storage/device-store.ts";
import { buildTool } from "./build-tool.ts";
import { copyText } from "./copy-text.ts";

interface FollowOptions {
  texts: { copy: string; copied: string; wrap: string };
  /** Says something to people who do not see it. */
  say: (text: string) => void;
}

/** Formulas are TeX in blocks, too, and drawn. */
const CODE = ".authored pre:not(:has(> .language-math))";
const WRAPS = "wraps-code";
/** Milliseconds for which it is shown that something was copied. */
const SHOWN = 2_000;

/**
 * Puts tools before each block of code in authored texts, now and as texts are drawn, and colours
 * those whose language is known. The tools hold no text: what is read and kept of a text stays the
 * same. Returns what takes it all back.
 */
export function followCode({ texts, say }: FollowOptions): () => void {
  const ended = new AbortController();
  const blocks = new Map<HTMLPreElement, { tools: HTMLElement; wrap: HTMLButtonElement }>();
  let isWrapped = deviceStore.read(WRAPS) !== null;

  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) offerWrapping(target as HTMLPreElement);
  });
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        void colour(target);
      }
    },
    { rootMargin: "400px" },
  );
  const drawn = new MutationObserver(prepareAll);
  prepareAll();
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => {
    ended.abort();
    for (const observer of [drawn, resized, seen]) observer.disconnect();
    for (const [pre, { tools }] of blocks) {
      tools.remove();
      pre.classList.remove(WRAPS);
    }
    if (!("highlights" in CSS)) return;
    for (const name of CSS.highlights.keys()) {
      if (name.startsWith("code-")) CSS.highlights.delete(name);
    }
  };

  function prepareAll(): void {
    for (const pre of document.querySelectorAll<HTMLPreElement>(CODE)) {
      if (!blocks.has(pre)) prepare(pre);
    }
    for (const pre of blocks.keys()) if (!pre.isConnected) blocks.delete(pre);
  }

  function prepare(pre: HTMLPreElement): void {
    const tools = document.createElement("div");
    tools.className = "code-tools";
    const copy = buildTool("copy", texts.copy, () => void copyText(pre).then(() => confirm(copy)));
    const wrap = buildTool("wrap", texts.wrap, () => wrapAll(pre));
    wrap.ariaPressed = String(isWrapped);
    wrap.hidden = true;
    tools.append(wrap, copy);
    pre.before(tools);
    pre.classList.toggle(WRAPS, isWrapped);
    blocks.set(pre, { tools, wrap });
    resized.observe(pre);
    seen.observe(pre);
  }

  function confirm(copy: HTMLButtonElement): void {
    copy.dataset["done"] = "";
    say(texts.copied);
    setTimeout(() => {
      delete copy.dataset["done"];
      say("");
    }, SHOWN);
  }

  /** Only where something is longer than its box, or would be. */
  function offerWrapping(pre: HTMLPreElement): void {
    const wrap = blocks.get(pre)?.wrap;
    if (wrap) wrap.hidden = !isWrapped && pre.scrollWidth <= pre.clientWidth;
  }

  /** One switch for all; what was pressed stays where it is. */
  function wrapAll(pressed: HTMLPreElement): void {
    const before = pressed.getBoundingClientRect().top;
    isWrapped = !isWrapped;
    for (const [pre, { wrap }] of blocks) {
      pre.classList.toggle(WRAPS, isWrapped);
      wrap.ariaPressed = String(isWrapped);
    }
    if (isWrapped) deviceStore.keep(WRAPS, "on");
    else deviceStore.drop(WRAPS);
    scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: "instant" });
  }

  async function colour(pre: Element): Promise<void> {
    const code = pre.querySelector('code[class*="language-"]');
    // Other browsers show plain code.
    if (!code || !("highlights" in CSS)) return;
    const { highlightCode } = await import("./highlight-code.ts");
    if (!ended.signal.aborted) highlightCode(code);
  }
}
