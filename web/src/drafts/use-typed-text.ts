import { useState } from "react";

import { useUser } from "../session/session-query.ts";
import { tabStore } from "../storage/tab-store.ts";

/**
 * The text of a small form's field, kept in this tab, so that neither a reload nor a failure loses it.
 * @param name identifies the subject, such as `withdrawal.7`
 */
export function useTypedText(name: string) {
  const kept = `${name}.${useUser()?.id ?? 0}`;
  const [text, setText] = useState(() => tabStore.read(kept) ?? "");
  return {
    text,
    /** Empty once it is sent. */
    setText: (typed: string) => {
      setText(typed);
      if (typed === "") tabStore.drop(kept);
      else tabStore.keep(kept, typed);
    },
  };
}
