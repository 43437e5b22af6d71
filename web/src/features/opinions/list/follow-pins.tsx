import { followPins, type PinChange } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";

import { followStream, writeQuery } from "../../../api/index.ts";
import { opinionsQuery } from "../opinion/opinion-queries.ts";

interface FollowPinsProps {
  questionId: number;
  /** The list, followed while it is visible. */
  list: RefObject<HTMLElement | null>;
}

/** Removes opinions from an open list when they are unpinned: authors may withdraw their permission. */
export function FollowPins({ questionId, list }: FollowPinsProps) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let isInView = false;
    let end: (() => void) | null = null;
    const stop = () => {
      end?.();
      end = null;
    };
    const settle = () => {
      if (!isInView || document.visibilityState !== "visible") return stop();
      end ??= followStream(followPins, {
        params: { questionId },
        query: {},
        onEvent: (data) => {
          const { pinned } = data as PinChange;
          void writeQuery(
            queryClient,
            opinionsQuery(questionId),
            (known) =>
              known && { ...known, pages: known.pages.map((part) => withoutOthers(part, pinned)) },
          );
        },
        onRefused: stop,
      });
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      settle();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", settle);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", settle);
      stop();
    };
  }, [questionId, list, queryClient]);
  return null;
}

/** A page of the list without opinions no longer pinned. */
function withoutOthers<Part extends { data: { id: number; pin?: string | null | undefined }[] }>(
  part: Part,
  pinned: readonly number[],
): Part {
  const data = part.data.filter(({ id, pin }) => pin !== "pinned" || pinned.includes(id));
  return data.length === part.data.length ? part : { ...part, data };
}
