import { useEffect, useMemo, useRef } from "react";

import { enhanceIfNeeded } from "./enhance/enhance-if-needed.ts";
import { trustHtml } from "./trusted-html.ts";

interface AuthoredHtmlProps {
  /** HTML that the server sanitised against its allow-list. */
  html: string;
  className?: string;
  /** What it is written in, where that is known. */
  lang?: string | undefined;
}

/** What an author wrote, in the reading style. */
export function AuthoredHtml({ html, className = "", lang }: AuthoredHtmlProps) {
  // One object per text: React would rewrite the HTML for every other one, and lose what is selected.
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

/** Lets the keyboard reach what is wider than its box, so that arrow keys scroll it. */
function letKeysScroll(text: Element): void {
  for (const block of text.querySelectorAll<HTMLElement>("pre, table")) {
    if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
    else block.removeAttribute("tabindex");
  }
}
