import { deviceStore } from "../../storage/device-store.ts";
import { buildTool } from "./build-tool.ts";
import { copyText } from "./copy-text.ts";

interface FollowOptions {
  texts: { copy: string; copied: string; wrap: string };
  /** Announces something to screen readers. */
  say: (text: string) => void;
}

/** Formulas are TeX in code blocks, too, but rendered. */
const CODE = ".authored pre:not(:has(> .language-math))";
const WRAPS = "wraps-code";
/** Milliseconds for which "copied" is shown. */
const SHOWN = 2_000;

/**
 * Adds tools before each code block in authored texts, existing and future, and highlights those with a
 * known language. The tools have no text, so a text's content stays the same. Returns the cleanup.
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

  /** Only if a line overflows its box, or would without wrapping. */
  function offerWrapping(pre: HTMLPreElement): void {
    const wrap = blocks.get(pre)?.wrap;
    if (wrap) wrap.hidden = !isWrapped && pre.scrollWidth <= pre.clientWidth;
  }

  /** One switch for all; the pressed button keeps its position. */
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
    // Fallback: plain code.
    if (!code || !("highlights" in CSS)) return;
    const { highlightCode } = await import("./highlight-code.ts");
    if (!ended.signal.aborted) highlightCode(code);
  }
}
