import { useMemo } from "react";

import { trustHtml } from "./trusted-html.ts";

interface AuthoredHtmlProps {
  /** HTML that the server sanitised against its allow-list. */
  html: string;
  className?: string;
}

/** What an author wrote, in the reading style. */
export function AuthoredHtml({ html, className = "" }: AuthoredHtmlProps) {
  // One object per text: React would write the HTML anew for every other one, and lose what is selected.
  const content = useMemo(() => ({ __html: trustHtml(html) }), [html]);
  // oxlint-disable-next-line react/no-danger -- the one place, see trusted-html.ts
  return <div className={`authored ${className}`} dangerouslySetInnerHTML={content} />;
}
