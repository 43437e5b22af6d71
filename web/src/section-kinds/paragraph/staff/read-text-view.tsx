import { useLingui } from "@lingui/react/macro";
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

import { enhanceIfNeeded } from "../../../ui/enhance/enhance-if-needed.ts";
import { useFileAddress } from "../../../uploads/text-files.ts";
import { readWritten } from "./read-written.ts";

interface ReadTextViewProps {
  html: string;
  /** Of the field that replaces it; see `data-writes`. */
  id: string;
}

/** A text as its readers will see it, while it is not being edited. */
export const ReadTextView = memo(function ReadTextView({ html, id }: ReadTextViewProps) {
  const { t } = useLingui();
  const text = useRef<HTMLDivElement>(null);
  const fileAddress = useFileAddress();
  const read = useEffectEvent(() => readWritten(html, fileAddress));
  useLayoutEffect(() => text.current?.replaceChildren(...read()), [html]);
  useEffect(() => (text.current ? enhanceIfNeeded(text.current) : undefined), [html]);
  const isBlank = html.trim() === "";
  return (
    <>
      <div ref={text} data-writes={id} hidden={isBlank} className="authored page-text" />
      {isBlank && (
        <p data-writes={id} className="authored page-text page-blank">
          {t`Write a text`}
        </p>
      )}
    </>
  );
});
