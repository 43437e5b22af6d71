import { useState } from "react";

import { useUser } from "../../session/session-query.ts";
import { tabStore } from "../../storage/tab-store.ts";

/** The text of people to add; kept in this tab, so that neither a reload nor a failure loses it. */
export function useTypedPeople(courseId: number) {
  const name = `new-students.${useUser()?.id ?? 0}.${courseId}`;
  const [text, setText] = useState(() => tabStore.read(name) ?? "");
  return {
    text,
    setText: (typed: string) => {
      setText(typed);
      if (typed === "") tabStore.drop(name);
      else tabStore.keep(name, typed);
    },
  };
}
