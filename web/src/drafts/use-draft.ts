import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";

import { useUser } from "../session/session-query.ts";
import { openDraft, notify } from "./current-draft.ts";
import { DraftKeeper } from "./draft-keeper.ts";

/** A form's unsaved work. */
export interface Draft<Body> {
  /** False until it is known whether there is earlier work: show the form only then. */
  ready: boolean;
  /** Unsaved input of an earlier visit; null for nothing. Initialize the form with it. */
  restored: Body | null;
  /** Keeps the form as it is now; call it with every change. */
  keep: (body: Body) => void;
  /**
   * Discards the work: call it once the form was saved or given up; with `published` if it was saved and the
   * form stays on the screen.
   */
  discard: (phase?: "none" | "published") => Promise<void>;
}

/**
 * Keeps a form's input on the device and on the server, and restores it. While the form is on the screen, the
 * header shows the draft's state, and leaving asks for confirmation.
 * @param key identifies the form and its subject, such as `sections-update:7`
 * @param read validates earlier work, which may come from an older version of the form; null drops it
 * @example const draft = useDraft(`module-new:${courseId}`, readModuleDraft); if (!draft.ready) return
 * <Loading />; return <ModuleForm start={draft.restored ?? blank} onChange={draft.keep}
 * onSaved={draft.discard} />;
 */
export function useDraft<Body>(key: string, read: (body: unknown) => Body | null): Draft<Body> {
  const user = useUser();
  const userId = user?.id ?? 0;
  // A viewer reads forms, and may keep nothing.
  const isViewer = user?.role === "viewer";
  const keeper = useMemo(() => new DraftKeeper(key, userId), [key, userId]);
  const earlier = useQuery({
    queryKey: ["draft", key, userId],
    queryFn: () => keeper.restore(),
    staleTime: Infinity,
    gcTime: 0,
    enabled: !isViewer,
  });

  useEffect(() => {
    const close = openDraft(keeper);
    const stopListening = keeper.subscribe(notify);
    const flush = () => keeper.flush();
    const retry = () => keeper.retry();
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    addEventListener("online", retry);
    return () => {
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      removeEventListener("online", retry);
      keeper.flush();
      stopListening();
      close();
    };
  }, [keeper]);

  return useMemo(
    () => ({
      ready: isViewer || !earlier.isPending,
      restored: earlier.data == null ? null : read(earlier.data),
      keep: (body: Body) => keeper.keep(body),
      discard: (phase) => keeper.discard(phase),
    }),
    [isViewer, earlier.isPending, earlier.data, keeper, read],
  );
}
