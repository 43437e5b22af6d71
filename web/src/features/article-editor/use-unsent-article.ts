import type { ArticleForm } from "@paso/contract";
import { useRef, useState } from "react";

import { keepUnsentJson, readUnsentJson } from "../../session/unsent-json.ts";
import { dropUnsentText } from "../../session/unsent-text.ts";

/** An article being written, as its fields hold it. */
export interface TypedArticle {
  title: string;
  text: string;
  link: string;
  /** Separated by commas. */
  tags: string;
}

const BLANK: TypedArticle = { title: "", text: "", link: "", tags: "" };

/** The request body of a form's fields. */
export function formOf({ title, text, link, tags }: TypedArticle): ArticleForm {
  const list = tags.split(",").map((tag) => tag.trim());
  return { title, text, link: link.trim() || null, tags: list.filter((tag) => tag !== "") };
}

/** The form's fields of a request body. */
function typedOf({ title, text, link, tags }: ArticleForm): TypedArticle {
  return { title, text, link: link ?? "", tags: tags.join(", ") };
}

interface Unsent {
  userId: number;
  courseId: number;
  /** Null for a new one. */
  articleId: number | null;
  /** The saved article; null for a new one. */
  saved: ArticleForm | null;
}

/** An article being written: kept on the device from the first keystroke until it is saved. */
export function useUnsentArticle({ userId, courseId, articleId, saved }: Unsent) {
  const what = `article-${courseId}-${articleId ?? "new"}`;
  const start = saved ? typedOf(saved) : BLANK;
  const [typed, setTyped] = useState<TypedArticle>(() => ({
    ...start,
    ...(readUnsentJson(userId, what) as Partial<TypedArticle> | null),
  }));
  /** The text editor keeps the first `change` that it was given. */
  const latest = useRef(typed);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(start);
  return {
    typed,
    isChanged,
    change: (facts: Partial<TypedArticle>): void => {
      const next = { ...latest.current, ...facts };
      latest.current = next;
      setTyped(next);
      keepUnsentJson(userId, what, next);
    },
    /** Discards the draft: once saved, or abandoned. */
    discard: () => dropUnsentText(userId, what),
  };
}
