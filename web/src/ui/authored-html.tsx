import { useEffect, useMemo, useRef } from "react";

import { enhanceIfNeeded } from "./enhance/enhance-if-needed.ts";
import { trustHtml } from "./trusted-html.ts";

interface AuthoredHtmlProps {
  /** HTML that the server sanitised against its allow-list. */
  html: string;
  className?: string;
  /** Its language, if known. */
  lang?: string | undefined;
}

/** An author's text, in the reading style. */
export function AuthoredHtml({ html, className = "", lang }: AuthoredHtmlProps) {
  // Memoized per text: for a new object React would rewrite the HTML, and lose the selection.
  const content = useMemo(() => ({ __html: trustHtml(html) }), [html]);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!text.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && letKeysScroll(entry.target));
    observer.observe(text.current);
    const takeBack = enhanceIfNeeded(text.current);
    return () => {
      observer.disconnect();
      takeBack();
    };
  }, [content]);
  const look = `authored ${className}`;
  // oxlint-disable-next-line react/no-danger -- only here, see trusted-html.ts
  return <div ref={text} lang={lang} className={look} dangerouslySetInnerHTML={content} />;
}

/** Makes overflowing elements focusable, so that arrow keys scroll them. */
function letKeysScroll(text: Element): void {
  for (const block of text.querySelectorAll<HTMLElement>("pre, table")) {
    if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
    else block.removeAttribute("tabindex");
  }
}
